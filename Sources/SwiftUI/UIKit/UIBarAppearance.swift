import Foundation
import RoostCore

/// The looks of a bar as UIKit's code describes them; see `UIAppearance`.
@MainActor @preconcurrency open class UIBarAppearance {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    public init() {}

    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
    }

    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
    }

    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        shadowColor = nil
    }
}

/// The looks of a navigation bar as UIKit's code describes them.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a tab bar as UIKit's code describes them.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
    public let stackedLayoutAppearance = UITabBarItemAppearance()
    public let inlineLayoutAppearance = UITabBarItemAppearance()
    public let compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

/// The looks of a tab bar's items as UIKit's code describes them.
@MainActor @preconcurrency open class UITabBarItemAppearance {
    /// The looks of an item in one state.
    @MainActor @preconcurrency public final class State {
        public var iconColor: UIColor?
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        public var badgeBackgroundColor: UIColor?
    }

    public let normal = State()
    public let selected = State()
    public let disabled = State()
    public let focused = State()

    public init() {}
}
