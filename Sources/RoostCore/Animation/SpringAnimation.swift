import CoreGraphics

/// A spring that keeps its velocity when another spring takes over from it.
///
/// It advances in steps, 300 a second. A step, for a change `T`, the offset `x`, the velocity `v` and the force `F` of
/// the step before:
///
/// 1. `u = v + F / 600`, the velocity half a step later;
/// 2. `x += u / 300`;
/// 3. `F = k (T - x) - c u`, of stiffness `k = (2 pi / response)^2` and damping `c = 2 dampingFraction sqrt(k)`;
/// 4. `v = u + F / 600`.
///
/// The steps are linear in the rest (`T - x`), `v` and `F`, so several are applied to the vectors as one:
/// `SpringSteps`.
struct SpringAnimation: CustomAnimation {
    /// Seconds of a whole swing. 0 makes the spring as stiff as can be.
    let response: Double
    let dampingFraction: Double
    /// Seconds over which the response of the spring before turns into this one's.
    let blendDuration: Double

    /// The squared velocity and force below which the spring rests.
    private static let restSquared = 0.0036
    /// After a gap longer than this, in seconds, a frame counts as the first one after a rest.
    private static let longestGap = 1.0

    // Specialised for the commonest vectors: through `any CustomAnimation` the generic code takes many times as long.
    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == CGPoint.AnimatableData)
    @_specialize(where V == CGRect.AnimatableData)
    @_specialize(where V == AnimatablePair<Double, CGPoint.AnimatableData>)
    @_specialize(where V == PaintVector)
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        let frame = advance(&context.state[SpringState<V>.self], towards: value, at: time)
        if frame.isComplete { context.isLogicallyComplete = true }
        return frame.offset
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        context.state[SpringState<V>.self].velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        let previousSpring: SpringAnimation?
        switch previous.base {
        case let spring as SpringAnimation: previousSpring = spring
        case is DefaultAnimation: previousSpring = DefaultAnimation.spring
        case is VelocityTracking: previousSpring = nil
        default: return false
        }
        let offset = previous.animate(value: value, time: time, context: &context)
        let velocity = previous.velocity(value: value, time: time, context: context)
        start(
            &context.state[SpringState<V>.self], at: time, offset: offset ?? value, velocity: velocity ?? .zero,
            after: previousSpring)
        return true
    }

    private func start<V: VectorArithmetic>(
        _ state: inout SpringState<V>, at time: Double, offset: V, velocity: V, after previous: SpringAnimation?
    ) {
        state.offset = offset
        state.velocity = velocity
        state.time = time
        state.start = time
        if let previous, previous.response != response {
            state.blendStart = time
            state.blendDifference = previous.response - response
        }
    }

    @inline(__always)
    private func advance<V: VectorArithmetic>(
        _ state: inout SpringState<V>, towards value: V, at time: Double
    ) -> (offset: V?, isComplete: Bool) {
        let response = response(in: state, at: time)
        if time - state.time > Self.longestGap { state.time = time - 1 / 60 }
        var rest = value - state.offset
        let count = ((time - state.time) * SpringSteps.rate - 1e-6).rounded(.up)
        if count >= 1 {
            let steps = SpringSteps(response: response, dampingFraction: dampingFraction, count: Int(count))
            (rest, state.velocity, state.force) = steps.applied(rest, state.velocity, state.force)
            state.offset = value - rest
            state.time += count / SpringSteps.rate
        }
        let isComplete = time - state.start >= response
        let motion = max(state.velocity.magnitudeSquared, state.force.magnitudeSquared)
        // A value that is not a number compares false, which ends the spring too.
        guard motion > Self.restSquared || rest.magnitudeSquared > value.magnitudeSquared * 1e-4 else {
            return (nil, isComplete)
        }
        return motion.isFinite ? (state.offset, isComplete) : (nil, isComplete)
    }

    private func response<V>(in state: SpringState<V>, at time: Double) -> Double {
        guard blendDuration > 0, state.blendDifference != 0 else { return response }
        let t = min(max((time - state.blendStart) / blendDuration, 0), 1)
        return response + state.blendDifference * (1 - t * t * (3 - 2 * t))
    }
}

/// The state of a running spring.
private struct SpringState<V: VectorArithmetic>: AnimationStateKey {
    var offset = V.zero
    /// Per second.
    var velocity = V.zero
    var force = V.zero
    /// The time that the steps have reached.
    var time = 0.0
    /// The time at which this spring began or took over.
    var start = 0.0
    var blendStart = 0.0
    /// The response of the spring before, minus this one's.
    var blendDifference = 0.0

    static var defaultValue: SpringState { SpringState() }
}

/// Several steps of a spring as one linear map of rest, velocity and force.
private struct SpringSteps {
    /// Steps a second.
    static let rate = 300.0
    private static let stiffest = 45000.0
    /// A step that brakes harder would turn the motion round.
    private static let heaviestDamping = 450.0

    private typealias Row = SIMD3<Double>
    private var rest = Row(1, 0, 0)
    private var velocity = Row(0, 1, 0)
    private var force = Row(0, 0, 1)

    init(response: Double, dampingFraction: Double, count: Int) {
        let frequency = response > 0 ? 2 * .pi / response : .infinity
        let stiffness = min(frequency * frequency, Self.stiffest)
        let damping = min(2 * max(dampingFraction, 0) * stiffness.squareRoot(), Self.heaviestDamping)
        for _ in 0..<count {
            let half = velocity + force / (2 * Self.rate)
            rest -= half / Self.rate
            force = rest * stiffness - half * damping
            velocity = half + force / (2 * Self.rate)
        }
    }

    func applied<V: VectorArithmetic>(_ rest: V, _ velocity: V, _ force: V) -> (rest: V, velocity: V, force: V) {
        func combined(_ row: Row) -> V {
            var sum = rest.scaled(by: row.x)
            sum += velocity.scaled(by: row.y)
            sum += force.scaled(by: row.z)
            return sum
        }
        return (combined(self.rest), combined(self.velocity), combined(self.force))
    }
}
