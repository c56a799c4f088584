import CoreGraphics
import RoostControls
@_spi(Engine) import RoostCore
import SwiftUI
import Testing

@testable import RoostTesting

/// A container lists its elements once, however many of its rows change.
@MainActor struct RelinkTests {
    struct Row: View {
        @Binding var isShown: Bool
        var body: some View {
            if isShown { Color.red.frame(width: 4, height: 1) }
        }
    }

    struct Rows: View {
        @State var isShown = false
        let remote: Remote<Bool>
        var body: some View {
            let _ = remote.binding = $isShown
            VStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { _ in Row(isShown: $isShown) }
            }
        }
    }

    @Test func `Rows with backgrounds are listed once`() {
        let graph = ViewGraph(
            VStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { _ in
                    Color.red.frame(width: 4, height: 1).background { Color.blue }
                }
            }, environment: .standard)
        graph.update()
        #expect(graph.relinks < 5)
        #expect(graph.layOut(ProposedViewSize(width: 4, height: nil)).height == 50)
    }

    @Test func `Rows that appear together are listed once`() {
        let remote = Remote<Bool>()
        let graph = ViewGraph(Rows(remote: remote), environment: .standard)
        graph.update()
        let before = graph.relinks
        remote.binding.wrappedValue = true
        graph.update()
        #expect(graph.relinks - before < 5)
        #expect(graph.layOut(ProposedViewSize(width: 4, height: nil)).height == 50)
    }
}
