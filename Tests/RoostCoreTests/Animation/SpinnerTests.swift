import RoostCore
import RoostTesting
import SwiftUI
import Testing

@MainActor struct SpinnerTests {
    private func live(_ idiom: Idiom) -> LiveView {
        LiveView(ProgressView(), size: CGSize(width: 60, height: 60)) { $0.idiom = idiom }
    }

    @Test func aSpinnerIsBackWhereItWasAfterATurn() {
        let live = live(.iOS)
        let first = live.displayList
        live.advance(by: 0.45)
        #expect(live.displayList != first)
        live.advance(by: 0.36)
        #expect(live.displayList == first)
    }

    @Test func aMacSpinnersTurnHas24Frames() {
        let live = live(.macOS)
        live.advance(by: 0.799)
        #expect(live.frameCount == 24)
    }

    @Test func betweenTwoStepsNothingIsDue() {
        let live = live(.iOS)
        live.advance(by: 0.05)
        #expect(live.session.nextFrame.map { abs($0 - 0.1) < 1e-6 } ?? false)
    }

    @Test func aKnownProgressStands() {
        let live = LiveView(ProgressView(value: 0.5), size: CGSize(width: 60, height: 60))
        live.advance(by: 1)
        #expect(live.session.nextFrame == nil)
    }
}
