/// How a value moves from what it was to what it is.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
        /// Response and blend in seconds.
        case spring(response: Double, dampingFraction: Double, blendDuration: Double)
        /// A spring whose changes add up, from a velocity in the value's unit a second.
        case interpolatingSpring(response: Double, dampingFraction: Double, initialVelocity: Double)
    }

    var curve: Curve
    /// When the curve runs, how fast and how often; the first change is the innermost.
    var timing: [AnimationTiming] = []

    /// A spring of response 0.5 without bounce (FACTS 3.1).
    public static let `default` = Animation(curve: .spring(response: 0.5, dampingFraction: 1, blendDuration: 0))

    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)

    public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(curve: .bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y, duration: duration))
    }
}
