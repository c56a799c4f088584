import CoreGraphics
import RoostCore

/// UIKit's generators of taps to feel. Accepted for source compatibility; they have no effect here, with a warning
/// once.
@MainActor @preconcurrency open class UIFeedbackGenerator {
    /// A generator without an effect.
    public init() {}
    /// Accepted for source compatibility; has no effect here, without a warning.
    open func prepare() {}

    fileprivate func play() { Log.warning("UIFeedbackGenerator has no effect: nothing can be felt") }
}

/// The feel of a collision; has no effect here.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight and hardness of the colliding things.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    /// A generator of one style.
    public init(style: FeedbackStyle) { super.init() }
    public convenience override init() { self.init(style: .medium) }
    /// Has no effect here, with a warning.
    open func impactOccurred() { play() }
    /// Has no effect here, with a warning.
    open func impactOccurred(intensity: CGFloat) { play() }
}

/// The feel of a success, a warning or a failure; has no effect here.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome to tell of.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Has no effect here, with a warning.
    open func notificationOccurred(_ notificationType: FeedbackType) { play() }
}

/// The feel of a changed selection; has no effect here.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect here, with a warning.
    open func selectionChanged() { play() }
}
