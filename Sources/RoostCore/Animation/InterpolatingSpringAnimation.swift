/// A spring whose motion is a function of time: it starts with its own velocity, and several add up.
struct InterpolatingSpringAnimation: LimitedAnimation {
    private let spring: Spring
    /// Of the whole change, per second.
    private let initialVelocity: Double
    /// Seconds until the motion is too small to be seen.
    private let end: Double

    init(spring: Spring, initialVelocity: Double) {
        self.spring = spring
        self.initialVelocity = initialVelocity
        end = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    }

    var length: Double? { end }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time < end else { return nil }
        if time >= spring.duration { context.isLogicallyComplete = true }
        return value.scaled(by: spring.value(target: 1, initialVelocity: initialVelocity, time: time))
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard time < end else { return nil }
        return value.scaled(by: spring.velocity(target: 1, initialVelocity: initialVelocity, time: time))
    }
}
