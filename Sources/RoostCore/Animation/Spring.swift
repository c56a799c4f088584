import Foundation

/// A model of a spring's motion, by whichever numbers suit: duration and bounce, response and damping, or physics.
public struct Spring: Hashable, Sendable {
    /// The angular frequency without damping, in radians per second.
    let frequency: Double
    /// Damping as a fraction of critical damping: below 1 the spring overshoots.
    public let dampingRatio: Double
    /// The mass at the spring's end; 1 unless given.
    public let mass: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        func checked(_ value: Double, else other: Double) -> Double { value.isNaN ? other : value }
        // Values beyond these bounds could not be told from the bound, and squares stay finite.
        self.frequency = min(max(checked(frequency, else: 1), 1e-9), 1e9)
        self.dampingRatio = min(max(checked(dampingRatio, else: 1), 0), 1e6)
        self.mass = min(max(checked(mass, else: 1), 1e-12), 1e12)
    }

    // MARK: Duration and bounce

    /// A spring by its perceived duration in seconds and its bounce, from 1 (swings on) through 0 (no overshoot) to -1
    /// (overdamped).
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(
            frequency: 2 * .pi / max(duration, 0),
            dampingRatio: bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -1)))
    }

    /// The perceived duration in seconds, the same as `response`.
    public var duration: TimeInterval { response }
    /// The bounce, -1…1: 0 at critical damping, positive if the spring overshoots.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    // MARK: Response and damping

    /// A spring by its response, the seconds of one swing, and its damping as a fraction of critical damping.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio)
    }

    /// The seconds of one swing without damping.
    public var response: Double { 2 * .pi / frequency }

    // MARK: Physics

    /// A spring by its physics.
    ///
    /// - Parameter allowOverDamping: whether damping beyond the critical one counts in full; otherwise it is reduced to
    ///   that.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
            mass: mass)
    }

    /// The stiffness: force per unit of distance.
    public var stiffness: Double { mass * frequency * frequency }
    /// The damping: force per unit of velocity.
    public var damping: Double { 2 * dampingRatio * frequency * mass }

    // MARK: Settling

    /// A spring by the seconds until it has settled.
    ///
    /// - Parameter epsilon: the rest of a change of 1 that counts as settled.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // A spring's settling time is its time at a frequency of 1, divided by its frequency, but for the logarithm of
        // a swing's share: so the frequency is searched for.
        let unit = Spring(frequency: 1, dampingRatio: dampingRatio)
        guard settlingDuration > 0, settlingDuration.isFinite, dampingRatio > 0, epsilon > 0 else {
            self.init(frequency: settlingDuration > 0 ? 0 : .infinity, dampingRatio: dampingRatio)
            return
        }
        self.init(
            frequency: unit.frequency(settlingIn: settlingDuration, epsilon: epsilon), dampingRatio: dampingRatio)
    }

    // MARK: Presets

    /// A spring of 0.5 seconds without bounce.
    public static let smooth = smooth(duration: 0.5)
    /// A spring of 0.5 seconds with a bounce of 0.15.
    public static let snappy = snappy(duration: 0.5)
    /// A spring of 0.5 seconds with a bounce of 0.3.
    public static let bouncy = bouncy(duration: 0.5)

    /// A spring whose bounce is `extraBounce`; the duration is in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a bounce of 0.15 plus `extraBounce`; the duration is in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3 plus `extraBounce`; the duration is in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
