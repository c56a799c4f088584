import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@MainActor struct VariadicViewTests {
    /// As apps write it: a line between the views of a content.
    private struct Separated: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            VStack(spacing: 0) {
                ForEach(children) { child in
                    child
                    if child.id != last { Color.red.frame(height: 4) }
                }
            }
        }
    }

    @Test func `A root arranges the views of a content, whatever structure they come in`() {
        let tree = _VariadicView.Tree(Separated()) {
            Color.blue.frame(width: 10, height: 10)
            Group {
                ForEach(0..<2, id: \.self) { _ in Color.blue.frame(width: 10, height: 10) }
            }
        }
        #expect(LayoutReport(of: tree, proposal: ProposedViewSize(width: 10, height: 100)).size.height == 38)
    }
}
