import Foundation

/// A type that says how an animated value changes over time.
///
/// The value that an animation is asked about is a *change*: the vector from where a view's value was to where it goes.
/// An animation answers how much of the change has happened, and `nil` once all of it has.
public protocol CustomAnimation: Hashable, Sendable {
    /// How much of the change has happened after a time, in seconds; nil when the animation has finished.
    ///
    /// What the animation wants to remember until the next call it keeps in the context's `state`.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// How fast the change happens at a time, per second; nil where that is unknown.
    nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes over from one that is running on the same value.
    ///
    /// If it does, it continues on the previous animation's clock and state, from the same origin. If not, both run
    /// and their changes add up.
    ///
    /// - Parameters:
    ///   - value: the change that the previous animation was to bring about.
    ///   - time: seconds since the previous animation began.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// An animation whose length is known beforehand, whatever the value.
protocol LimitedAnimation: CustomAnimation {
    /// Seconds; nil where what it is made of has no known end.
    var length: Double? { get }
}
