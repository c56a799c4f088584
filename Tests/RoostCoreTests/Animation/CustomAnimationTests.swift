import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import Testing

@Suite struct CustomAnimationTests {
    /// Half the change at once, all of it after a second.
    private struct Halves: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            time < 1 ? value.scaled(by: 0.5) : nil
        }
    }

    /// Counts its frames.
    private struct Counting: CustomAnimation {
        struct Count<V: VectorArithmetic>: AnimationStateKey {
            static var defaultValue: Int { 0 }
        }

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            context.state[Count<V>.self] += 1
            return value.scaled(by: Double(context.state[Count<V>.self]))
        }
    }

    /// Multiplies the change by the environment's display scale.
    private struct FontScale: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            value.scaled(by: context.environment.displayScale)
        }
    }

    @Test func `A custom animation runs`() {
        var run = Run(Animation(Halves()), by: 8)
        #expect(run.value(at: 0.5) == 4)
        #expect(run.value(at: 1) == nil)
    }

    @Test func `A custom animation takes modifiers`() {
        var run = Run(Animation(Halves()).speed(2).delay(1), by: 8)
        #expect(run.value(at: 1.25) == 4)
        #expect(run.value(at: 1.5) == nil)
    }

    @Test func `A custom animation keeps its state from frame to frame`() {
        var run = Run(Animation(Counting()))
        for _ in 0..<4 { _ = run.value(at: 0) }
        #expect(run.value(at: 0) == 5)
    }

    @Test func `A copy of an animation's state is independent`() {
        var state = AnimationState<Double>()
        state[Counting.Count<Double>.self] = 1
        let copy = state
        state[Counting.Count<Double>.self] += 1
        #expect(copy[Counting.Count<Double>.self] == 1)
        #expect(state[Counting.Count<Double>.self] == 2)
    }

    @Test func `A custom animation reads the environment`() {
        var environment = EnvironmentValues()
        environment.displayScale = 3
        var context = AnimationContext<Double>(environment: environment)
        #expect(FontScale().animate(value: 2, time: 0, context: &context) == 6)
    }

    @Test func `An animation returns the custom animation that it was made of`() {
        #expect(Animation(Halves()).base is Halves)
    }
}
