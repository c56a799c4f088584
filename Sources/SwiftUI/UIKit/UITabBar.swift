import Foundation
import RoostCore

/// UIKit's tab bar, for `UITabBar.appearance()`; see `UIAppearance`.
@MainActor @preconcurrency open class UITabBar: UIView, UIAppearance {
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?

    override public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
