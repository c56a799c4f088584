import RoostTesting
import SwiftUI
import Testing

@MainActor struct PhaseAnimatorTests {
    private final class Model: ObservableObject {
        @Published var trigger = 0
        var seen: [Int] = []
    }

    private struct Triggered: View {
        @ObservedObject var model: Model
        var body: some View {
            PhaseAnimator([1, 2, 3], trigger: model.trigger) { phase in
                let _ = model.seen.append(phase)
                Text("\(phase)")
            } animation: { phase in
                .linear(duration: Double(phase))
            }
        }
    }

    private struct Endless: View {
        let model: Model
        var body: some View {
            PhaseAnimator([1, 2, 3]) { phase in
                let _ = model.seen.append(phase)
                Text("\(phase)")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    private let size = CGSize(width: 100, height: 100)

    @Test func `Phases follow each other for ever`() {
        let model = Model()
        let live = LiveView(Endless(model: model), size: size)
        #expect(model.seen == [1, 2])
        live.advance(by: 1.1)
        #expect(model.seen == [1, 2, 3])
        live.advance(by: 1.1)
        #expect(model.seen == [1, 2, 3, 1])
        #expect(live.isMoving)
    }

    @Test func `A trigger runs through the phases once`() {
        let model = Model()
        let live = LiveView(Triggered(model: model), size: size)
        live.advance(by: 10)
        #expect(model.seen == [1])
        #expect(!live.isMoving)
        model.trigger = 1
        live.update()
        model.seen = []
        // The animation that leads to a phase gives its duration: 2, 3 and 1 seconds.
        live.advance(by: 1.9)
        #expect(model.seen == [])
        live.advance(by: 0.2)
        #expect(model.seen == [3])
        live.advance(by: 3)
        #expect(model.seen == [3, 1])
        live.advance(by: 10)
        #expect(model.seen == [3, 1])
        #expect(!live.isMoving)
    }

    @Test func `A new trigger starts the phases anew`() {
        let model = Model()
        let live = LiveView(Triggered(model: model), size: size)
        model.trigger = 1
        live.update()
        live.advance(by: 2.5)
        model.seen = []
        model.trigger = 2
        live.update()
        #expect(model.seen.last == 2)
        live.advance(by: 2.1)
        #expect(model.seen.last == 3)
    }

    @Test func `A phase with a spring ends with the spring's duration`() {
        let model = Model()
        let view = PhaseAnimator([1, 2, 3]) { phase in
            let _ = model.seen.append(phase)
            Color.red
        } animation: { _ in
            .bouncy(duration: 0.4)
        }
        let live = LiveView(view, size: size)
        live.advance(by: 0.45)
        #expect(model.seen == [1, 2, 3])
    }

    @Test func `A single phase never moves`() {
        let live = LiveView(PhaseAnimator([1]) { Text("\($0)") }, size: size)
        live.advance(by: 1)
        #expect(!live.isMoving)
    }

    @Test func `An animator without phases never moves`() {
        let live = LiveView(PhaseAnimator([Int]()) { Text("\($0)") }, size: size)
        live.advance(by: 1)
        #expect(!live.isMoving)
    }

    @Test func `Phases without an animation take a frame each`() {
        let model = Model()
        let view = PhaseAnimator([1, 2]) { phase in
            let _ = model.seen.append(phase)
            Color.red
        } animation: { _ in
            nil
        }
        let live = LiveView(view, size: size)
        live.advance(by: 0.1)
        #expect(model.seen.count > 4 && model.seen.count < 12)
    }
}
