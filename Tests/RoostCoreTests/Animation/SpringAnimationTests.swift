import RoostControls
@_spi(Engine) import RoostCore
import Testing

@Suite struct SpringAnimationTests {
    @Test(arguments: [0, 0.15, 0.3, -0.3])
    func `A running spring stays near its closed form`(_ bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        var run = Run(.spring(spring), by: 100)
        for frame in 0..<50 {
            let time = Double(frame) / 60
            #expect(run.value(at: time).isNear(spring.value(target: 100, time: time), within: 0.6))
        }
    }

    @Test func `A spring ends at its target`() {
        var run = Run(.bouncy, by: 100)
        var last = 0.0
        var time = 0.0
        while let value = run.value(at: time) {
            last = value
            time += 1 / 60
        }
        #expect(abs(last - 100) < 0.01)
        #expect(time > 1 && time < 3)
    }

    @Test func `A spring does not depend on the rate of the frames`() {
        var often = Run(.bouncy)
        var seldom = Run(.bouncy)
        for frame in 0..<30 { _ = often.value(at: Double(frame) / 120) }
        #expect(often.value(at: 0.25).isNear(seldom.value(at: 0.25)!, within: 1e-9))
    }

    @Test func `A spring that takes over keeps position and velocity`() {
        var run = Run(.spring(duration: 0.5), by: 100)
        let before = run.value(after: 0.2)!
        let velocity = run.velocity(at: 0.2)!
        run.retarget(to: -50, with: .spring(duration: 0.5, bounce: 0.2), at: 0.2)
        #expect(run.value(at: 0.2).isNear(before))
        #expect(run.velocity(at: 0.2).isNear(velocity))
        // It still moves on before it turns.
        #expect(run.value(at: 0.2 + 1 / 300)! > before)
    }

    @Test func `The default animation and a spring take over from each other`() {
        var run = Run(.default)
        let velocity = { (run: inout Run) in
            _ = run.value(after: 0.1); return run.velocity(at: 0.1)!
        }(&run)
        run.retarget(to: 2, with: .bouncy, at: 0.1)
        #expect(run.velocity(at: 0.1).isNear(velocity))
        _ = run.value(at: 0.2)
        let later = run.velocity(at: 0.2)!
        run.retarget(to: 0, with: .default, at: 0.2)
        #expect(run.velocity(at: 0.2).isNear(later))
    }

    @Test func `A blend duration eases over into a longer response`() {
        var plain = Run(.spring(response: 1, dampingFraction: 1, blendDuration: 0))
        var blended = plain
        for (blend, index) in [(0.0, 0), (0.5, 1)] {
            var run = Run(.spring(response: 0.2, dampingFraction: 1))
            run.retarget(to: 1, with: .spring(response: 1, dampingFraction: 1, blendDuration: blend), at: 0)
            if index == 0 { plain = run } else { blended = run }
        }
        // The blended one is still as quick as the one before.
        #expect(blended.value(after: 0.1)! > plain.value(after: 0.1)! * 2)
    }

    @Test func `A spring is logically complete after its response`() {
        var run = Run(.spring(duration: 0.5, bounce: 0.4), by: 100)
        _ = run.value(after: 0.49)
        #expect(!run.isLogicallyComplete)
        #expect(run.value(at: 0.51) != nil)
        #expect(run.isLogicallyComplete)
    }

    @Test func `A response of zero is as stiff as can be`() {
        var run = Run(.spring(response: 0, dampingFraction: 1), by: 100)
        #expect(run.value(after: 0.1).map { $0 > 99 } ?? true)
    }

    @Test func `A long gap between frames counts as a pause`() {
        var run = Run(.spring(duration: 0.5), by: 100)
        let before = run.value(after: 0.1)!
        let after = run.value(at: 60)!
        #expect(after > before && after < 60)
    }

    @Test(arguments: [-1, Double.nan, .infinity, 1e9])
    func `Springs of negative, enormous or non-finite numbers have finite values`(_ bad: Double) {
        for animation in [
            Animation.spring(response: bad, dampingFraction: 0.5), .spring(response: 0.02, dampingFraction: bad),
            .spring(response: 0.5, dampingFraction: 0.5, blendDuration: bad),
            .interpolatingSpring(mass: bad, stiffness: bad, damping: bad, initialVelocity: bad),
        ] {
            var run = Run(animation)
            for frame in 0..<200 {
                guard let value = run.value(at: Double(frame) / 60) else { break }
                #expect(value.isFinite)
            }
        }
    }

    @Test func `An interpolating spring is its closed form`() {
        let spring = Spring(mass: 2, stiffness: 80, damping: 9)
        var run = Run(.interpolatingSpring(mass: 2, stiffness: 80, damping: 9, initialVelocity: 3), by: 10)
        #expect(run.value(at: 0.3).isNear(spring.value(target: 1, initialVelocity: 3, time: 0.3) * 10, within: 1e-9))
    }

    @Test func `Interpolating springs add up`() {
        let animation = Animation.interpolatingSpring(duration: 0.5, bounce: 0.3)
        var run = Run(animation, by: 1)
        let first = run.value(after: 0.2)!
        run.retarget(to: 3, with: animation, at: 0.2)
        #expect(run.value(at: 0.2).isNear(first))
        var alone = Run(animation, by: 1)
        let base = alone.value(at: 0.3)!
        let f = Run(animation).animated(at: 0.1)
        #expect(run.value(at: 0.3).isNear(base + (3 - base) * f, within: 1e-9))
    }

    @Test func `A spring after velocity tracking begins with the finger's velocity`() {
        var run = Run(.velocityTracking, by: 0)
        for frame in 0..<5 { run.retarget(to: Double(frame) * 10, with: .velocityTracking, at: Double(frame) / 60) }
        let velocity = run.velocity(at: 4 / 60)!
        #expect(abs(velocity - 600) < 1)
        run.retarget(to: 100, with: .spring(duration: 0.5), at: 4 / 60)
        #expect(run.velocity(at: 4 / 60).isNear(velocity, within: 1))
        #expect(run.value(at: 4 / 60).isNear(40))
    }
}

extension Run {
    fileprivate func animated(at time: Double) -> Double {
        var copy = self
        return copy.value(at: time)!
    }
}
