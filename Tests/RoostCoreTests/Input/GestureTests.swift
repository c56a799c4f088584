import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct GestureTests {
    final class Count { var value = 0 }

    @Test func `A tap gesture's action runs when its view is tapped`() {
        let count = Count()
        #expect(tap(Color.red.gesture(TapGesture().onEnded { count.value += 1 })))
        #expect(count.value == 1)
    }

    @Test func `A masked gesture and one for two taps are not tapped`() {
        let count = Count()
        #expect(!tap(Color.red.gesture(TapGesture().onEnded { count.value += 1 }, including: .subviews)))
        #expect(!tap(Color.red.onTapGesture(count: 2) { count.value += 1 }))
        #expect(count.value == 0)
    }

    @Test func `A gesture leaves its view as large as it is`() {
        let drag = DragGesture().onChanged { _ in }.sequenced(before: LongPressGesture().onEnded { _ in })
        let graph = ViewGraph(Color.red.frame(width: 10, height: 20).gesture(drag), environment: EnvironmentValues())
        #expect(graph.layOut(.unspecified) == CGSize(width: 10, height: 20))
    }

    @discardableResult
    private func tap(_ view: some View) -> Bool {
        let graph = ViewGraph(view, environment: EnvironmentValues())
        _ = graph.layOut(ProposedViewSize(width: 100, height: 100))
        return graph.tap(at: CGPoint(x: 50, y: 50))
    }
}
