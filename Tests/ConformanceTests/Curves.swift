import RoostTesting

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Values over time: unit curves, springs, and the default parameters of animations.
enum CurveCases {
    @CaseTable static var cases: [Case] {
        unitCurves
        springs
        animations
    }

    // MARK: Unit curves

    @CaseTable private static var unitCurves: [Case] {
        Case("osui-uc-linear") { trial in
            trial.values(of: .linear, [0: 0, 0.3: 0.3, 1: 1])
            trial.velocities(of: .linear, [0: 1, 0.5: 1, 1: 1])
        }
        Case("osui-uc-easeIn") { trial in
            trial.values(of: .easeIn, [0.25: 0.09, 0.5: 0.32, 0.75: 0.62], within: 0.01)
            trial.velocities(of: .easeIn, [0: 0, 0.25: 0.67, 0.5: 1.07, 0.75: 1.37, 1: 0], within: 0.01)
        }
        Case("osui-uc-easeOut") { trial in
            trial.values(of: .easeOut, [0.25: 0.38, 0.5: 0.68, 0.75: 0.91], within: 0.01)
            trial.velocities(of: .easeOut, [0: 1, 0.25: 1.37, 0.5: 1.07, 0.75: 0.67, 1: 0], within: 0.01)
        }
        Case("osui-uc-circIn") { trial in
            trial.values(of: .circularEaseIn, [0.25: 0.032, 0.5: 0.134, 0.75: 0.339])
            trial.velocities(of: .circularEaseIn, [0.25: 0.258, 0.5: 0.577, 0.75: 1.134, 1: .infinity])
        }
        Case("osui-uc-circOut") { trial in
            trial.values(of: .circularEaseOut, [0.25: 0.661, 0.5: 0.866, 0.75: 0.968])
            trial.velocities(of: .circularEaseOut, [0: .infinity, 0.25: 1.134, 0.5: 0.577, 0.75: 0.258, 1: 0])
        }
        Case("osui-uc-circInOut") { trial in
            trial.values(of: .circularEaseInOut, [0.25: 0.067, 0.5: 0.5, 0.75: 0.933])
        }
        Case("osui-uc-clamp") { trial in
            for curve in [UnitCurve.linear, .easeIn, .easeInOut, .circularEaseOut] {
                trial.values(of: curve, [-1000: 0, 1000: 1])
                trial.velocities(of: curve, [-1000: 0, 1000: 0])
            }
        }
    }

    // MARK: Springs

    /// The times of the recorded value lists, in seconds.
    private static let times = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1]

    @CaseTable private static var springs: [Case] {
        Case("spring-0.4-0.0") { $0.spring(Spring(duration: 0.4, bounce: 0), settles: 0.6, at10: 4.656) }
        Case("spring-0.4-0.5") { $0.spring(Spring(duration: 0.4, bounce: 0.5), settles: 1.157199, at10: 6.473) }
        Case("spring-0.4--0.3") { $0.spring(Spring(duration: 0.4, bounce: -0.3), settles: 1.2, at10: 3.724) }
        Case("spring-1.0-0.0") { $0.spring(Spring(duration: 1, bounce: 0), settles: 1.5, at10: 1.313) }
        Case("spr-smooth") {
            $0.values(of: .smooth, times, [0.13131, 0.35774, 0.71542, 0.89003, 0.98640, 0.99916, 0.99995])
        }
        Case("spr-snappy") {
            $0.values(of: .snappy, times, [0.13821, 0.38810, 0.78637, 0.95645, 1.00602, 1.00044, 0.99997])
        }
        Case("spr-inter") {
            $0.values(
                of: Spring(response: 0.15, dampingRatio: 0.86), times, [0.67663, 0.97588, 1.00145, 0.99998, 1, 1, 1])
        }
        Case("spr-k100") {
            // The values of the rounded duration and bounce that the documentation gives for the spring.
            $0.values(
                of: Spring(duration: 0.63, bounce: 0.5), times,
                [0.1039, 0.33888, 0.84718, 1.12328, 1.07577, 0.97404, 1.00202], within: 0.00005)
        }
        Case("spr-over") {
            $0.values(
                of: Spring(duration: 0.5, bounce: -0.3), times,
                [0.11443, 0.29083, 0.57040, 0.74261, 0.90776, 0.97443, 0.99291])
        }
        Case("doc-spring2") { trial in
            let spring = Spring(mass: 1, stiffness: 100, damping: 10)
            trial.equal(spring.duration, 0.63, "duration")
            trial.equal(spring.bounce, 0.5, "bounce")
        }
    }

    // MARK: Animations

    @CaseTable private static var animations: [Case] {
        Case("doc-ease") { trial in
            trial.same(Animation.easeIn, .easeIn(duration: 0.35), "easeIn")
            trial.same(Animation.easeOut, .easeOut(duration: 0.35), "easeOut")
            trial.same(Animation.easeInOut, .easeInOut(duration: 0.35), "easeInOut")
            trial.same(Animation.linear, .linear(duration: 0.35), "linear")
        }
        Case("doc-presets") { trial in
            trial.same(Animation.smooth, .spring(duration: 0.5, bounce: 0), "smooth")
            trial.same(Animation.snappy, .spring(duration: 0.5, bounce: 0.15), "snappy")
            trial.same(Animation.bouncy, .spring(duration: 0.5, bounce: 0.3), "bouncy")
            trial.same(Spring.bouncy(extraBounce: 0.1), Spring(duration: 0.5, bounce: 0.4), "extra bounce")
        }
        Case("tx-R7") { trial in
            withAnimation(.default) {
                trial.isTrue(Transaction.current.animation?.base is DefaultAnimation, "the default animation")
            }
            trial.isTrue(Animation.default != .smooth, "equal to itself only")
        }
        Case("osui-vel") { trial in
            var sampler = VelocitySampler<Double>()
            for (time, value) in [1.0, 2, 4].enumerated() { sampler.add(value, at: Double(time)) }
            trial.equal(sampler.velocity, 1.25, "velocity")
        }
        Case("osui-angle") { trial in
            trial.equal(Angle.radians(1).animatableData, 128, "a radian")
        }
        Case("pst-N1") { trial in
            trial.equal(Angle.degrees(90).animatableData, 201.062, "a right angle")
        }
    }
}

extension Trial {
    fileprivate func values(of curve: UnitCurve, _ expected: [Double: Double], within tolerance: CGFloat = 0.001) {
        for (time, value) in expected {
            equal(curve.value(at: time), value, "value at \(number(time))", within: tolerance)
        }
    }

    fileprivate func velocities(of curve: UnitCurve, _ expected: [Double: Double], within tolerance: CGFloat = 0.001) {
        for (time, value) in expected {
            equal(curve.velocity(at: time), value, "velocity at \(number(time))", within: tolerance)
        }
    }

    fileprivate func values(
        of spring: Spring, _ times: [Double], _ expected: [Double], within tolerance: CGFloat = 0.00001
    ) {
        for (time, value) in zip(times, expected) {
            equal(spring.value(target: 1.0, time: time), value, "value at \(number(time))", within: tolerance)
        }
    }

    fileprivate func spring(_ spring: Spring, settles settlingDuration: Double, at10 value: Double) {
        equal(spring.settlingDuration, settlingDuration, "settling duration", within: 0.000001)
        equal(spring.value(target: 10.0, time: 0.1), value, "value at 0.1", within: 0.001)
    }
}
