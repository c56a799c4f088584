import Foundation

extension Animation {
    /// Starts the animation after a delay in seconds. A negative delay skips that much of its beginning.
    public func delay(_ delay: TimeInterval) -> Animation { timed(by: Delay(seconds: delay)) }

    /// Runs the animation `speed` times as fast: 2 halves its duration.
    public func speed(_ speed: Double) -> Animation { timed(by: Speed(factor: speed)) }

    /// Lets the animation count as logically complete after a time in seconds, unless it does so earlier.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        timed(by: LogicalCompletion(seconds: duration))
    }
}

private struct Delay: AnimationTiming {
    let seconds: Double

    func animate<V: VectorArithmetic, B: CustomAnimation>(
        base: B, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: max(time - seconds, 0), context: &context)
    }

    func velocity<V: VectorArithmetic, B: CustomAnimation>(
        base: B, value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        time < seconds ? .zero : base.velocity(value: value, time: time - seconds, context: context)
    }

    func mergeTime(_ time: Double) -> Double? { max(time - seconds, 0) }
    func length(ofBase length: Double) -> Double? { max(length + seconds, 0) }
}

private struct Speed: AnimationTiming {
    let factor: Double

    func animate<V: VectorArithmetic, B: CustomAnimation>(
        base: B, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time * factor, context: &context)
    }

    func velocity<V: VectorArithmetic, B: CustomAnimation>(
        base: B, value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time * factor, context: context)?.scaled(by: factor)
    }

    func mergeTime(_ time: Double) -> Double? { time * factor }
    func length(ofBase length: Double) -> Double? { factor > 0 ? length / factor : nil }
}

private struct LogicalCompletion: AnimationTiming {
    let seconds: Double

    func animate<V: VectorArithmetic, B: CustomAnimation>(
        base: B, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        if time >= seconds { context.isLogicallyComplete = true }
        return result
    }

    func velocity<V: VectorArithmetic, B: CustomAnimation>(
        base: B, value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func mergeTime(_ time: Double) -> Double? { time }
    func length(ofBase length: Double) -> Double? { length }
}
