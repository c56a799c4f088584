import CoreGraphics
import RoostCore

/// UIKit's generators of what can be felt. Accepted for existing code: nothing can be felt here, and a warning says so once.
@MainActor @preconcurrency open class UIFeedbackGenerator {
    public init() {}
    open func prepare() {}

    fileprivate func play() { Log.warning("UIFeedbackGenerator has no effect: nothing can be felt") }
}

/// A collision.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle) { super.init() }
    public convenience override init() { self.init(style: .medium) }
    open func impactOccurred() { play() }
    open func impactOccurred(intensity: CGFloat) { play() }
}

/// A success, a warning or a failure.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) { play() }
}

/// A change of what is selected.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { play() }
}
