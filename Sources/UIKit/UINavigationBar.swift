import Foundation
import RoostCore

/// UIKit's navigation bar, for `UINavigationBar.appearance()`. It is not drawn, and its settings have no effect; see
/// `UIAppearance`.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    /// The look over scrolled content; has no effect here.
    open var standardAppearance = UINavigationBarAppearance()
    /// The look of a low bar; has no effect here.
    open var compactAppearance: UINavigationBarAppearance?
    /// The look at the top of the content; has no effect here.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look of a low bar at the top of the content; has no effect here.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The attributes of the title; has no effect here.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of the large title; has no effect here.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The colour of the bar; has no effect here.
    open var barTintColor: UIColor?
    /// Whether content shines through the bar; has no effect here.
    open var isTranslucent = true
    /// Whether titles are large; has no effect here.
    open var prefersLargeTitles = false
    /// The picture of the line below the bar; has no effect here.
    open var shadowImage: UIImage?
    /// The picture of the back button; has no effect here.
    open var backIndicatorImage: UIImage?
    /// The mask of the back button's picture; has no effect here.
    open var backIndicatorTransitionMaskImage: UIImage?

    override func content() -> AnyView? {
        Log.warning("\(typeName(type(of: self))) is not drawn by itself: bars are SwiftUI's")
        return nil
    }

    /// Sets the picture behind the bar; has no effect here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The height of a bar that a picture is for; has no effect here.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
