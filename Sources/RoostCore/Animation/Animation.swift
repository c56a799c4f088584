import Foundation

/// The way of a value from its old state to its new one: a curve, a spring or an animation of your own.
public struct Animation: Hashable, Sendable {
    /// The type-erased custom animation.
    public let base: any CustomAnimation

    /// Makes an animation of a custom one.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// The part of a change that has happened after a time in seconds; nil once the animation has finished.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// The velocity of a change at a time, per second; nil if unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation takes over from the previous one on the same value, rather than run on top of it.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    public static func == (lhs: Animation, rhs: Animation) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

// MARK: - Curves

/// Curves by name and by control points. Durations are in seconds.
extension Animation {
    /// Constant speed for 0.35 seconds.
    public static let linear = linear(duration: 0.35)
    /// Starts slowly; 0.35 seconds.
    public static let easeIn = easeIn(duration: 0.35)
    /// Ends slowly; 0.35 seconds.
    public static let easeOut = easeOut(duration: 0.35)
    /// Starts and ends slowly; 0.35 seconds.
    public static let easeInOut = easeInOut(duration: 0.35)

    /// Constant speed for a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// Starts slowly; the duration is in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Ends slowly; the duration is in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Starts and ends slowly; the duration is in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// A cubic Bézier curve from (0, 0) to (1, 1), by its two control points: time runs along x, progress along y. The
    /// duration is in seconds; 0.35 by default.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// Follows a unit curve for a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }
}
