import RoostTesting
import SwiftUI
import Testing

/// Modifiers of an `EmptyView`, in a window and in a stack (Rules.md, Other containers).
@MainActor struct EmptyViewTests {
    private struct Note: ViewModifier {
        func body(content: Content) -> some View {
            content.overlay(alignment: .bottom) {
                Color.red.frame(width: 20, height: 10).accessibilityIdentifier("note")
            }
        }
    }

    private func frame(_ view: some View) -> CGRect? {
        LayoutReport(of: view, in: CGSize(width: 100, height: 200)).frame(of: "note")
    }

    private let atBottom = CGRect(x: 40, y: 190, width: 20, height: 10)

    @Test func `An overlay on an empty view fills a window, through modifiers and type erasure`() {
        #expect(frame(EmptyView().modifier(Note())) == atBottom)
        #expect(frame(AnyView(EmptyView().modifier(Note()).zIndex(1))) == atBottom)
    }

    @Test func `A frame around an empty view in a window has its size`() {
        let view = EmptyView().frame(width: 30, height: 20).background { Color.red.accessibilityIdentifier("note") }
        #expect(frame(view) == CGRect(x: 35, y: 90, width: 30, height: 20))
    }

    @Test func `An overlay on an empty view in a stack is none`() {
        #expect(frame(VStack { EmptyView().modifier(Note()) }) == nil)
        #expect(
            frame(
                VStack {
                    EmptyView().modifier(Note()); Color.blue
                }) == nil)
    }

    @Test func `An empty view alone draws nothing and has no size`() {
        #expect(LayoutReport(of: EmptyView(), proposal: .unspecified).size == .zero)
    }
}
