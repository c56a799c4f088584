import Foundation

/// How a spring moves: its frequency and what damps it, by whichever numbers it is given and asked for.
public struct Spring: Hashable, Sendable {
    /// Of the spring without damping, in radians per second.
    let frequency: Double
    /// Damping as a part of the damping that just prevents a swing.
    public let dampingRatio: Double
    public let mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        func checked(_ value: Double, else other: Double) -> Double { value.isNaN ? other : value }
        // Beyond these bounds nothing could be told from the bound, and squares stay finite.
        self.frequency = min(max(checked(frequency, else: 1), 1e-9), 1e9)
        self.dampingRatio = min(max(checked(dampingRatio, else: 1), 0), 1e6)
        self.mass = min(max(checked(mass, else: 1), 1e-12), 1e12)
    }

    // MARK: Duration and bounce

    /// A spring by the duration that it seems to have, in seconds, and how much it bounces: from 1, for ever, through
    /// 0, not at all, down to -1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(
            frequency: 2 * .pi / max(duration, 0),
            dampingRatio: bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -1)))
    }

    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    // MARK: Response and damping

    /// A spring by the seconds that a swing takes, and its damping as a part of the damping that just prevents one.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio)
    }

    /// Seconds that a swing takes.
    public var response: Double { 2 * .pi / frequency }

    // MARK: Physics

    /// A spring by its physics.
    ///
    /// - Parameter allowOverDamping: whether a damping beyond what just prevents a swing counts in full, or as that.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
            mass: mass)
    }

    public var stiffness: Double { mass * frequency * frequency }
    public var damping: Double { 2 * dampingRatio * frequency * mass }

    // MARK: Settling

    /// A spring by the seconds that it takes to come to rest.
    ///
    /// - Parameter epsilon: how much of a change of 1 counts as rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // The time that a spring takes is its time at a frequency of 1, shorter by its frequency, but for what a swing
        // adds to the logarithm; so the frequency is looked for.
        let unit = Spring(frequency: 1, dampingRatio: dampingRatio)
        guard settlingDuration > 0, settlingDuration.isFinite, dampingRatio > 0, epsilon > 0 else {
            self.init(frequency: settlingDuration > 0 ? 0 : .infinity, dampingRatio: dampingRatio)
            return
        }
        self.init(
            frequency: unit.frequency(settlingIn: settlingDuration, epsilon: epsilon), dampingRatio: dampingRatio)
    }

    // MARK: Presets

    public static let smooth = smooth(duration: 0.5)
    public static let snappy = snappy(duration: 0.5)
    public static let bouncy = bouncy(duration: 0.5)

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
