import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI
import Testing

@MainActor struct SpinnerTests {
    private func live(_ idiom: Idiom) -> LiveView {
        LiveView(ProgressView(), size: CGSize(width: 60, height: 60)) { $0.idiom = idiom }
    }

    @Test func `A spinner looks the same again after a turn`() {
        let live = live(.iOS)
        let first = live.displayList
        live.advance(by: 0.45)
        #expect(live.displayList != first)
        live.advance(by: 0.36)
        #expect(live.displayList == first)
    }

    @Test func `A turn of a Mac spinner has 24 frames`() {
        let live = live(.macOS)
        live.advance(by: 0.799)
        #expect(live.frameCount == 24)
    }

    @Test func `A spinner's next frame is due with its next step`() {
        let live = live(.iOS)
        live.advance(by: 0.05)
        #expect(live.session.nextFrame.map { abs($0 - 0.1) < 1e-6 } ?? false)
    }

    @Test func `A determinate progress view needs no frames`() {
        let live = LiveView(ProgressView(value: 0.5), size: CGSize(width: 60, height: 60))
        live.advance(by: 1)
        #expect(live.session.nextFrame == nil)
    }
}
