import RoostControls
@_spi(Engine) import RoostCore
import Testing

@Suite struct AnimationTimingTests {
    @Test func `A delayed animation starts later`() {
        var run = Run(.linear(duration: 1).delay(0.5))
        #expect(run.value(at: 0.25) == 0)
        #expect(run.value(at: 1).isNear(0.5))
        #expect(run.value(at: 1.5) == nil)
    }

    @Test func `An animation with a negative delay starts in its middle`() {
        var run = Run(.linear(duration: 1).delay(-0.5))
        #expect(run.value(at: 0).isNear(0.5))
    }

    @Test func `An animation at twice the speed takes half the time`() {
        var run = Run(.linear(duration: 1).speed(2))
        #expect(run.value(at: 0.25).isNear(0.5))
        #expect(run.value(at: 0.5) == nil)
        #expect(run.velocity(at: 0.25).isNear(2))
    }

    @Test func `Modifiers apply from the inside out`() {
        var delayedFirst = Run(.linear(duration: 1).delay(1).speed(2))
        var fasterFirst = Run(.linear(duration: 1).speed(2).delay(1))
        #expect(delayedFirst.value(at: 0.75).isNear(0.5))
        #expect(fasterFirst.value(at: 0.75).isNear(0))
        #expect(fasterFirst.value(at: 1.25).isNear(0.5))
    }

    @Test func `Every second repetition plays backwards`() {
        var run = Run(.linear(duration: 1).repeatCount(3))
        #expect(run.value(at: 0.25).isNear(0.25))
        #expect(run.value(at: 1.25).isNear(0.75))
        #expect(run.value(at: 2.25).isNear(0.25))
        #expect(run.value(at: 3) == nil)
    }

    @Test func `Repetitions that do not reverse start anew`() {
        var run = Run(.linear(duration: 1).repeatCount(2, autoreverses: false))
        #expect(run.value(at: 0.75).isNear(0.75))
        #expect(run.value(at: 1.25).isNear(0.25))
        #expect(run.value(at: 2) == nil)
    }

    @Test func `Repetitions do not drift with the frames, and skip those without a frame`() {
        var run = Run(.linear(duration: 1).repeatForever(autoreverses: false))
        for frame in 0..<1000 { _ = run.value(at: Double(frame) * 0.017) }
        #expect(run.value(at: 100.5).isNear(0.5))
        #expect(run.value(at: 1_000_003.25).isNear(0.25))
    }

    @Test func `An animation of no length is not repeated for ever`() {
        var run = Run(.linear(duration: 0).repeatForever())
        #expect(run.value(at: 1) == nil)
    }

    @Test func `A spring that repeats swings back and forth`() {
        var run = Run(.spring(duration: 0.3, bounce: 0).repeatForever(), by: 100)
        var turns = 0
        var last = 0.0
        var isRising = true
        for frame in 0..<600 {
            let value = run.value(at: Double(frame) / 60)!
            if isRising != (value > last) && abs(value - last) > 0.5 {
                turns += 1
                isRising.toggle()
            }
            last = value
        }
        #expect(turns > 8)
    }

    @Test func `A delay inside a repetition is repeated, one outside is not`() {
        var inside = Run(.linear(duration: 1).delay(1).repeatForever(autoreverses: false))
        #expect(inside.value(at: 2.5).isNear(0))
        #expect(inside.value(at: 3.5).isNear(0.5))
        var outside = Run(.linear(duration: 1).repeatForever(autoreverses: false).delay(1))
        #expect(outside.value(at: 2.5).isNear(0.5))
    }

    @Test func `An animation can complete logically before its end`() {
        var run = Run(.linear(duration: 1).logicallyComplete(after: 0.2))
        _ = run.value(at: 0.1)
        #expect(!run.isLogicallyComplete)
        _ = run.value(at: 0.2)
        #expect(run.isLogicallyComplete)
    }

    @Test func `A spring with the same modifiers takes over with the velocity`() {
        let spring = Animation.spring(duration: 0.5).speed(0.5)
        var run = Run(spring, by: 100)
        let before = run.value(after: 0.3)!
        let velocity = run.velocity(at: 0.3)!
        run.retarget(to: 0, with: spring, at: 0.3)
        #expect(run.animation == spring)
        #expect(run.value(at: 0.3).isNear(before))
        #expect(run.velocity(at: 0.3).isNear(velocity))
    }

    @Test func `Animations are equal by their curves and modifiers`() {
        #expect(Animation.linear(duration: 1).delay(1) == .linear(duration: 1).delay(1))
        #expect(Animation.linear(duration: 1).delay(1) != .linear(duration: 1).speed(1))
        #expect(Set([Animation.smooth, .spring(duration: 0.5), .default]).count == 2)
    }
}
