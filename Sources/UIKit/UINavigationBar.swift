import Foundation
import RoostCore

/// UIKit's navigation bar. It is not drawn, but SwiftUI's bars follow its settings: their colour, the font and colour of
/// titles, and the colour of buttons. Those of `UINavigationBar.appearance()` hold for all bars, those of a
/// `UINavigationController`'s bar for its pages.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    /// The look over scrolled content, and everywhere unless `scrollEdgeAppearance` is set. By default that of all bars.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let ownStandardAppearance { return ownStandardAppearance }
            let start = isEveryBar ? UINavigationBarAppearance() : Self.appearance().standardAppearance.copy()
            ownStandardAppearance = start
            return start
        }
        set {
            ownStandardAppearance = newValue
            publish()
        }
    }
    private var ownStandardAppearance: UINavigationBarAppearance?
    /// The look of a low bar; has no effect here.
    open var compactAppearance: UINavigationBarAppearance?
    /// The look at the top of the content; nil for that of all bars, or for `standardAppearance` without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { publish() } }
    /// The look of a low bar at the top of the content; has no effect here.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The font and the colour of the title. Those of an appearance go first.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { publish() } }
    /// The font and the colour of the large title. Those of an appearance go first.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { publish() } }
    /// The colour of the bar. That of an appearance goes first.
    open var barTintColor: UIColor? { didSet { publish() } }
    /// Whether content shines through the bar; has no effect here.
    open var isTranslucent = true
    /// Whether the titles of a `UINavigationController` are large.
    open var prefersLargeTitles = false
    /// The picture of the line below the bar; has no effect here.
    open var shadowImage: UIImage?
    /// The picture of the back button; has no effect here.
    open var backIndicatorImage: UIImage?
    /// The mask of the back button's picture; has no effect here.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// The controller whose bar this is; nil for a bar by itself.
    weak var navigation: UINavigationController?
    private var ownItems: [UINavigationItem]?
    /// The titles and buttons of a navigation controller's pages, the shown one last. Only those of a bar by itself can
    /// be set.
    open var items: [UINavigationItem]? {
        get { navigation?.viewControllers.map(\.navigationItem) ?? ownItems }
        set { ownItems = newValue }
    }
    /// The title and the buttons that show; nil for none.
    open var topItem: UINavigationItem? { items?.last }
    /// The title and the buttons of the page before; nil for none.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    override func content() -> AnyView? {
        Log.warning("\(typeName(type(of: self))) is not drawn by itself: bars are SwiftUI's")
        return nil
    }

    /// The colour of the bar's buttons.
    override open var tintColor: UIColor! { didSet { publish() } }

    /// Sets the picture behind the bar; has no effect here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The height of a bar that a picture is for; has no effect here.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
