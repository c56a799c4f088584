import Foundation

/// A type that determines how an animated value changes over time.
///
/// An animation is asked about a *change*: the vector from the view's old value to its new one. It returns the part of
/// the change that has happened, and `nil` once all of it has.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the change that has happened after a time in seconds; nil once the animation has finished.
    ///
    /// The context's `state` keeps the animation's memory until the next call.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// The velocity of the change at a time, per second; nil if unknown.
    nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes over from the previous one on the same value.
    ///
    /// If so, it continues on the previous animation's clock and state, from the same origin. If not, both run and
    /// their changes add up.
    ///
    /// - Parameters:
    ///   - value: the change that the previous animation was to make.
    ///   - time: seconds since the previous animation began.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Unknown: nil.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// False: the animations run side by side and their changes add up.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// An animation whose length does not depend on the value.
protocol LimitedAnimation: CustomAnimation {
    /// Seconds; nil if its base has no known end.
    var length: Double? { get }
}
