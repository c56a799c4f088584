import Foundation
import RoostCore

/// The look of a bar, as UIKit's code describes it. Only navigation bars follow it, see `UINavigationBar`.
@MainActor @preconcurrency open class UIBarAppearance {
    /// The colour of a navigation bar.
    open var backgroundColor: UIColor?
    /// The blur of the bar; has no effect here.
    open var backgroundEffect: UIBlurEffect?
    /// The picture behind the bar; has no effect here.
    open var backgroundImage: UIImage?
    /// The colour of the line at the bar's edge; has no effect here.
    open var shadowColor: UIColor?
    /// The picture of the line at the bar's edge; has no effect here.
    open var shadowImage: UIImage?

    /// An appearance without colours and pictures.
    public required init() {}

    /// An appearance with the same colours and pictures.
    open func copy() -> Self {
        let copy = Self()
        copy.backgroundColor = backgroundColor
        copy.backgroundEffect = backgroundEffect
        copy.backgroundImage = backgroundImage
        copy.shadowColor = shadowColor
        copy.shadowImage = shadowImage
        return copy
    }

    /// Removes the colour. The blur has no effect here.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
    }

    /// Sets the system's background colour.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
    }

    /// Removes the blur, the colour and the line.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        shadowColor = nil
    }
}

/// The look of a navigation bar. Set it on `UINavigationBar.appearance()`, after its properties.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and the colour of the title; other attributes have no effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The font and the colour of the large title; other attributes have no effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The font and the colour of the words below the title; has no effect here.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of buttons; has no effect here.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of prominent buttons; has no effect here.
    open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent)
    /// The look of prominent buttons, by its former name; has no effect here.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of the back button; has no effect here.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The distance of the title from its place; has no effect here.
    open var titlePositionAdjustment = UIOffset.zero

    /// Sets the picture of the back button; has no effect here.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}

    override open func copy() -> Self {
        let copy = super.copy()
        copy.titleTextAttributes = titleTextAttributes
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        copy.subtitleTextAttributes = subtitleTextAttributes
        copy.buttonAppearance = buttonAppearance
        copy.prominentButtonAppearance = prominentButtonAppearance
        copy.doneButtonAppearance = doneButtonAppearance
        copy.backButtonAppearance = backButtonAppearance
        copy.titlePositionAdjustment = titlePositionAdjustment
        return copy
    }
}

/// The look of a tab bar, as UIKit's code describes it. It has no effect here.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
    /// The items with the symbol above the title; has no effect here.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The items with the symbol beside the title; has no effect here.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The items of a low bar; has no effect here.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The colour behind the selected item; has no effect here.
    open var selectionIndicatorTintColor: UIColor?
}

/// The look of a tab bar's items, as UIKit's code describes it. It has no effect here.
@MainActor @preconcurrency open class UITabBarItemAppearance {
    /// The look of an item in one state.
    @MainActor @preconcurrency public final class State {
        /// The colour of the symbol; has no effect here.
        public var iconColor: UIColor?
        /// The attributes of the title; has no effect here.
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The colour of the badge; has no effect here.
        public var badgeBackgroundColor: UIColor?
    }

    /// An item at rest; has no effect here.
    public let normal = State()
    /// The selected item; has no effect here.
    public let selected = State()
    /// An item that cannot be used; has no effect here.
    public let disabled = State()
    /// The item with the focus; has no effect here.
    public let focused = State()

    /// An appearance without colours and attributes.
    public init() {}
}
