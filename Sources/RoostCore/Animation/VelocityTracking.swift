import Foundation

/// The animation of a value that follows a finger. It moves nothing, but measures the value's velocity for the spring
/// that comes next.
struct VelocityTracking: CustomAnimation {
    /// The factor by which the velocity decays each millisecond after the last change.
    private static let decay = 0.998
    /// Seconds after which the velocity is forgotten.
    private static let memory = 2.0

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if context.state[VelocityState<V>.self].sampler.isEmpty {
            context.state[VelocityState<V>.self].sampler.add(value, at: time)
        }
        let sampler = context.state[VelocityState<V>.self].sampler
        return time < (sampler.lastTime ?? 0) + Self.memory ? value : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        let sampler = context.state[VelocityState<V>.self].sampler
        let milliseconds = max(time - (sampler.lastTime ?? time), 0) * 1000
        return sampler.velocity.scaled(by: pow(Self.decay, milliseconds))
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        guard previous.base is VelocityTracking else { return false }
        context.state[VelocityState<V>.self].sampler.add(value, at: time)
        return true
    }
}

extension Animation {
    /// Measures the velocity of a value that follows a finger (`Transaction.tracksVelocity`).
    package static let velocityTracking = Animation(VelocityTracking())
}

private struct VelocityState<V: VectorArithmetic>: AnimationStateKey {
    var sampler = VelocitySampler<V>()

    static var defaultValue: VelocityState { VelocityState() }
}
