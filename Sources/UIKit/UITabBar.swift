import Foundation
import RoostCore

/// UIKit's tab bar, for `UITabBar.appearance()`. It is not drawn, and its settings have no effect; see `UIAppearance`.
@MainActor @preconcurrency open class UITabBar: UIView {
    /// The look over scrolled content; has no effect here.
    open var standardAppearance = UITabBarAppearance()
    /// The look at the end of the content; has no effect here.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The colour of the bar; has no effect here.
    open var barTintColor: UIColor?
    /// The colour of the items that are not selected; has no effect here.
    open var unselectedItemTintColor: UIColor?
    /// Whether content shines through the bar; has no effect here.
    open var isTranslucent = true
    /// The picture behind the bar; has no effect here.
    open var backgroundImage: UIImage?
    /// The picture of the line above the bar; has no effect here.
    open var shadowImage: UIImage?

    override func content() -> AnyView? {
        Log.warning("\(typeName(type(of: self))) is not drawn by itself: bars are SwiftUI's")
        return nil
    }
}
