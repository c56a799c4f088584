/// A change of an animation's timing or repetition. The context that it hands on holds the base animation's own state.
protocol AnimationTiming: Hashable, Sendable {
    func animate<V: VectorArithmetic, B: CustomAnimation>(
        base: B, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V?

    func velocity<V: VectorArithmetic, B: CustomAnimation>(
        base: B, value: V, time: Double, context: AnimationContext<V>
    ) -> V?

    /// The base animation's time at a time, for a base that takes over from an equally modified one. Nil if it cannot.
    func mergeTime(_ time: Double) -> Double?

    /// The length in seconds for a base of `length` seconds; nil without end.
    func length(ofBase length: Double) -> Double?
}

/// An animation with modified timing.
struct ModifiedAnimation<Base: CustomAnimation, Timing: AnimationTiming>: LimitedAnimation {
    let base: Base
    let timing: Timing

    var length: Double? { (base as? any LimitedAnimation)?.length.flatMap(timing.length(ofBase:)) }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        timing.animate(base: base, value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        timing.velocity(base: base, value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        guard let modified = previous.base as? Self, modified.timing == timing,
            let baseTime = timing.mergeTime(time)
        else { return false }
        return base.shouldMerge(
            previous: Animation(modified.base), value: value, time: baseTime, context: &context)
    }
}

extension Animation {
    func timed<Timing: AnimationTiming>(by timing: Timing) -> Animation {
        func modified<Base: CustomAnimation>(_ base: Base) -> Animation {
            Animation(ModifiedAnimation(base: base, timing: timing))
        }
        return modified(base)
    }
}
