import Foundation

/// Springs by name and by number. Durations and responses are in seconds.
extension Animation {
    /// A spring of 0.5 seconds without bounce.
    public static let spring = spring(duration: 0.5)
    /// A quick spring, of 0.15 seconds and a bounce of 0.15, for movements under the user's finger.
    public static let interactiveSpring = interactiveSpring(duration: 0.15)
    /// A spring of 0.5 seconds without bounce; overlapping changes add up.
    public static let interpolatingSpring = interpolatingSpring(duration: 0.5, bounce: 0)
    /// A spring of 0.5 seconds without bounce.
    public static let smooth = smooth(duration: 0.5)
    /// A spring of 0.5 seconds with a bounce of 0.15.
    public static let snappy = snappy(duration: 0.5)
    /// A spring of 0.5 seconds with a bounce of 0.3.
    public static let bouncy = bouncy(duration: 0.5)

    /// A spring by its response and its damping as a fraction of critical damping: at 1 it no longer overshoots.
    /// `blendDuration` is the time over which it takes over from a spring of another response.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            SpringAnimation(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// A spring by its perceived duration and its bounce, from -1 (overdamped) through 0 (no overshoot) to 1 (swings
    /// on).
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring by the model of its motion. Its mass has no effect.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        self.spring(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    /// A quick spring for movements under the user's finger, by its response and damping fraction.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A quick spring by its perceived duration. Its bounce is 0.15 plus `extraBounce`.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// A spring whose bounce is `extraBounce`: by default none.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce of 0.15 plus `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce of 0.3 plus `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring by its physics; overlapping changes add up. The velocity is that of the whole change, per second: 1
    /// covers the distance in a second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// A spring by its perceived duration and its bounce; overlapping changes add up.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring by the model of its motion; overlapping changes add up.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }
}
