import RoostControls
@_spi(Engine) import RoostCore
import Testing

@Suite struct SpringTests {
    @Test func `A spring is the same by its duration, its response and its physics`() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        let byResponse = Spring(response: 0.4, dampingRatio: 0.7)
        let byPhysics = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        for other in [byResponse, byPhysics] {
            #expect(abs(other.duration - 0.4) < 1e-9)
            #expect(abs(other.bounce - 0.3) < 1e-9)
        }
    }

    @Test func `Damping beyond critical counts only where it is allowed`() {
        #expect(Spring(stiffness: 100, damping: 60).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio == 3)
    }

    @Test(arguments: [0.2, 0.7, 1, 2])
    func `A spring made of a settling duration settles then`(_ dampingRatio: Double) {
        let spring = Spring(settlingDuration: 1.7, dampingRatio: dampingRatio)
        #expect(abs(spring.settlingDuration - 1.7) < (dampingRatio < 1 ? 1e-6 : 0.1))
    }

    @Test(arguments: [0.3, 1, 1.8])
    func `A spring's velocity is the slope of its value`(_ dampingRatio: Double) {
        let spring = Spring(response: 0.6, dampingRatio: dampingRatio)
        for time in stride(from: 0.05, to: 1, by: 0.1) {
            let slope =
                (spring.value(target: 3, initialVelocity: 7, time: time + 1e-6)
                    - spring.value(target: 3, initialVelocity: 7, time: time - 1e-6)) / 2e-6
            #expect(abs(spring.velocity(target: 3, initialVelocity: 7, time: time) - slope) < 1e-4)
        }
    }

    @Test func `Updates in steps give the value and velocity of their whole time`() {
        let spring = Spring.bouncy
        var value = 0.0
        var velocity = 4.0
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.03) }
        #expect(abs(value - spring.value(target: 5, initialVelocity: 4, time: 0.3)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 5, initialVelocity: 4, time: 0.3)) < 1e-9)
    }

    @Test func `The force pulls to the target and brakes`() {
        let force = Spring(mass: 2, stiffness: 100, damping: 10).force(target: 3.0, position: 1.0, velocity: 4.0)
        let expected = 100.0 * 2 - 10 * 4
        #expect(abs(force - expected) < 1e-9)
    }

    @Test func `A spring moves any animatable value`() {
        let there = Spring.smooth.value(
            fromValue: Angle.degrees(10), toValue: .degrees(90), initialVelocity: .zero, time: 3)
        #expect(abs(there.degrees - 90) < 0.01)
    }

    @Test func `A spring without damping never settles`() {
        #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e300])
    func `A spring of extreme or non-finite numbers has finite values`(_ bad: Double) {
        let springs = [
            Spring(duration: bad, bounce: bad), Spring(response: bad, dampingRatio: bad),
            Spring(mass: bad, stiffness: bad, damping: bad), Spring(settlingDuration: bad, dampingRatio: bad),
        ]
        for spring in springs {
            #expect(spring.value(target: 1.0, time: 0.5).isFinite)
            #expect(!spring.settlingDuration.isNaN)
        }
    }
}
