/// Springs by name and by number (FACTS 3.1 and 3.2). Durations and responses are in seconds.
extension Animation {
    public static let spring = spring(response: 0.5, dampingFraction: 0.825)
    public static let interactiveSpring = interactiveSpring(response: 0.15, dampingFraction: 0.86)
    public static let interpolatingSpring = interpolatingSpring(duration: 0.5, bounce: 0)
    public static let smooth = smooth(duration: 0.5)
    public static let snappy = snappy(duration: 0.5)
    public static let bouncy = bouncy(duration: 0.5)

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(curve: .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// A spring by the duration that it seems to have, and how far it overshoots: from -1 to 1.
    @_disfavoredOverload
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(response: duration, dampingFraction: dampingFraction(bounce: bounce), blendDuration: blendDuration)
    }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    @_disfavoredOverload
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        interactiveSpring(
            response: duration, dampingFraction: dampingFraction(bounce: 0.14 + extraBounce),
            blendDuration: blendDuration)
    }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring by its physics. A mass or stiffness that is not positive has no spring: the value jumps.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        guard mass > 0, stiffness > 0 else { return linear(duration: 0) }
        return Animation(
            curve: .interpolatingSpring(
                response: 2 * .pi / (stiffness / mass).squareRoot(),
                dampingFraction: damping / (2 * (stiffness * mass).squareRoot()), initialVelocity: initialVelocity))
    }

    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            curve: .interpolatingSpring(
                response: duration, dampingFraction: dampingFraction(bounce: bounce),
                initialVelocity: initialVelocity))
    }

    private static func dampingFraction(bounce: Double) -> Double {
        bounce >= 0 ? 1 - min(bounce, 1) : 1 / max(1 + bounce, 0.001)
    }
}
