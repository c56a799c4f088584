import SwiftUI
import Testing

@_spi(Engine) @testable import RoostCore

@MainActor struct PlainReadingTests {
    private func readsAsDrawn(_ view: some View) -> Bool {
        let graph = ViewGraph(view, environment: .standard)
        _ = graph.layOut(ProposedViewSize(width: 200, height: nil))
        return graph.layout.readsAsDrawn
    }

    @Test func `Texts, shapes and what arranges them are read as they are drawn`() {
        #expect(
            readsAsDrawn(
                HStack {
                    Text("A").bold().padding()
                    Spacer()
                    Color.red.frame(width: 10, height: 10)
                    Divider()
                }))
    }

    @Test func `Headings, labels, hidden views, controls and pictures are not`() {
        #expect(!readsAsDrawn(Text("A").accessibilityHeading(.h1)))
        #expect(!readsAsDrawn(Circle().accessibilityLabel("A circle")))
        #expect(!readsAsDrawn(VStack { Text("A").hidden() }))
        #expect(!readsAsDrawn(Text("A").accessibilityHidden(true)))
        #expect(!readsAsDrawn(HStack { Button("A") {} }))
        #expect(!readsAsDrawn(Image(systemName: "star")))
        #expect(!readsAsDrawn(VStack { Text("A") }.accessibilityIdentifier("a")))
    }
}
