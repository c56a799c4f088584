import RoostTesting
import SwiftUI
import Testing

@MainActor struct KeyframeAnimatorTests {
    private struct Bar: View {
        var trigger = 0
        var body: some View {
            Color.red
                .keyframeAnimator(initialValue: 10.0, trigger: trigger) { content, width in
                    content.frame(width: width, height: 10).accessibilityIdentifier("bar")
                } keyframes: { _ in
                    LinearKeyframe(30, duration: 1)
                    LinearKeyframe(20, duration: 1)
                }
        }
    }

    private final class Model: ObservableObject {
        @Published var trigger = 0
        @Published var isRunning = true
    }

    private struct Triggered: View {
        @ObservedObject var model: Model
        var body: some View { Bar(trigger: model.trigger) }
    }

    private struct Looping: View {
        @ObservedObject var model: Model
        var body: some View {
            Color.red
                .keyframeAnimator(initialValue: 0.0, repeating: model.isRunning) { content, width in
                    content.frame(width: width, height: 10).accessibilityIdentifier("bar")
                } keyframes: { _ in
                    LinearKeyframe(10, duration: 1)
                }
        }
    }

    private func width(_ live: LiveView) -> CGFloat { live.frame(of: "bar")?.width ?? -1 }

    @Test func `Nothing moves before the trigger`() {
        let live = LiveView(Triggered(model: Model()), size: CGSize(width: 100, height: 100))
        #expect(width(live) == 10)
        #expect(!live.isMoving)
    }

    @Test func `A trigger runs the keyframes once and stays at their end`() {
        let model = Model()
        let live = LiveView(Triggered(model: model), size: CGSize(width: 100, height: 100))
        model.trigger = 1
        live.update()
        live.advance(by: 0.5)
        #expect(abs(width(live) - 20) < 0.01)
        live.advance(by: 1)
        #expect(abs(width(live) - 25) < 0.01)
        live.advance(by: 3)
        #expect(width(live) == 20)
        #expect(!live.isMoving)
    }

    @Test func `Another trigger starts from the initial value`() {
        let model = Model()
        let live = LiveView(Triggered(model: model), size: CGSize(width: 100, height: 100))
        model.trigger = 1
        live.update()
        live.advance(by: 0.75)
        model.trigger = 2
        live.update()
        #expect(abs(width(live) - 10) < 0.01)
        live.advance(by: 0.5)
        #expect(abs(width(live) - 20) < 0.01)
    }

    @Test func `Repeated keyframes loop without drifting`() {
        let live = LiveView(Looping(model: Model()), size: CGSize(width: 100, height: 100))
        live.advance(by: 0.25)
        #expect(abs(width(live) - 2.5) < 0.01)
        live.advance(by: 20)
        #expect(abs(width(live) - 2.5) < 0.01)
    }

    @Test func `Keyframes that no longer repeat show their beginning`() {
        let model = Model()
        let live = LiveView(Looping(model: model), size: CGSize(width: 100, height: 100))
        live.advance(by: 0.5)
        model.isRunning = false
        live.update()
        #expect(width(live) == 0)
        live.advance(by: 1)
        #expect(!live.isMoving)
        model.isRunning = true
        live.update()
        live.advance(by: 0.5)
        #expect(abs(width(live) - 5) < 0.01)
    }

    @Test func `An animator without keyframes never moves`() {
        let view = KeyframeAnimator(initialValue: 4.0) { width in
            Color.red.frame(width: width).accessibilityIdentifier("bar")
        } keyframes: { _ in
            KeyframeTrack {}
        }
        let live = LiveView(view, size: CGSize(width: 100, height: 100))
        live.advance(by: 1)
        #expect(width(live) == 4)
        #expect(!live.isMoving)
    }
}
