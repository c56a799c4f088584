import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Of nested traits the inner one counts; of nested priorities the outer one.
@MainActor
@Suite struct NestedTraitTests {
    private enum Rank: LayoutValueKey { static let defaultValue = 0 }

    private func withSubview(_ view: some View, _ body: @escaping (LayoutSubview) -> Void) {
        _ = LayoutReport(of: First(body: body).callAsFunction { view }, proposal: .unspecified)
    }

    @Test func `The inner layout value counts`() {
        withSubview(rigid(10).layoutValue(key: Rank.self, value: 1).layoutValue(key: Rank.self, value: 2)) {
            #expect($0[Rank.self] == 1)
        }
    }

    @Test func `The inner z-index counts, also if it is 0`() {
        let colors = drawing(
            ZStack {
                Color.red.zIndex(1)
                Color.blue.zIndex(0).zIndex(2)
            }
        ).colors
        #expect(colors == ["#0088FFFF", "#FF383CFF"])
    }

    @Test func `The outer priority counts`() {
        withSubview(rigid(10).layoutPriority(1).layoutPriority(2)) { #expect($0.priority == 2) }
    }

    @Test func `The inner tag of a type counts, and tags of two types both`() {
        var tags: [SelectionTag?] = []
        _ = LayoutReport(
            of: Group(subviews: Group { Text("a").tag(1).tag(2).tag("b") }) { subviews in
                let _ = tags = subviews.map(\.tag)
                ForEach(subviews) { $0 }
            }, proposal: .unspecified)
        #expect(tags.first??.value(as: Int.self) == 1)
        #expect(tags.first??.value(as: String.self) == "b")
    }

    @Test func `The inner background of a list's row counts`() {
        let list = List {
            Group {
                Text("own").listRowBackground(Color.green)
                Text("shared")
            }.listRowBackground(Color.orange)
        }
        let colors = drawing(list, width: 300, height: 300).colors
        #expect(colors.contains("#34C759FF"))
        #expect(colors.filter { $0 == "#FF8D28FF" }.count == 1)
    }

    @Test func `A type that is a view with a closure and a layout without one is made as the view`() {
        #expect(type(of: Flow { Text("a") }) == Flow<Text>.self)
    }
}

/// A layout that looks at its first subview.
private struct First: Layout {
    let body: (LayoutSubview) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        body(subviews[0])
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A view as published layouts have it.
nonisolated private struct Flow<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor var body: some View { content }
}

extension Flow: Layout, Animatable where Content == EmptyView {
    init() { content = EmptyView() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
