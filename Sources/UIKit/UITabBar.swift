import Foundation
import RoostControls
import RoostCore

/// UIKit's tab bar. It is not drawn, but some of what is set on `UITabBar.appearance()` holds for the bars of `TabView`:
/// whether they show, and the colours of the tabs.
@MainActor @preconcurrency open class UITabBar: UIView {
    private static let everyBar = UITabBar(frame: .zero)

    /// The settings of all tab bars. The bars of `TabView` follow `isHidden`, `tintColor` and `unselectedItemTintColor`.
    public static func appearance() -> UITabBar { everyBar }

    /// As `appearance()`: bars in other controllers do not differ.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITabBar {
        Log.warning("UITabBar.appearance(whenContainedInInstancesOf:) sets the look of all bars")
        return everyBar
    }

    /// The look over scrolled content; has no effect here, with a warning.
    open var standardAppearance = UITabBarAppearance() { didSet { warn("standardAppearance") } }
    /// The look at the end of the content; has no effect here, with a warning.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { warn("scrollEdgeAppearance") } }
    /// The colour of the bar; has no effect here, with a warning.
    open var barTintColor: UIColor? { didSet { warn("barTintColor") } }
    /// The colour of the items that are not selected.
    open var unselectedItemTintColor: UIColor? { didSet { publish() } }
    /// Whether content shines through the bar; has no effect here.
    open var isTranslucent = true
    /// The picture behind the bar; has no effect here, with a warning.
    open var backgroundImage: UIImage? { didSet { warn("backgroundImage") } }
    /// The picture of the line above the bar; has no effect here.
    open var shadowImage: UIImage?

    /// Whether there is no bar.
    override open var isHidden: Bool { didSet { publish() } }
    /// The colour of the selected item.
    override open var tintColor: UIColor! { didSet { publish() } }
    /// The colour of the bar; has no effect here, with a warning.
    override open var backgroundColor: UIColor? { didSet { warn("backgroundColor") } }

    override func content() -> AnyView? {
        Log.warning("\(typeName(type(of: self))) is not drawn by itself: bars are SwiftUI's")
        return nil
    }

    /// Hands the settings to the bars, if they are those of all bars.
    private func publish() {
        guard self === Self.everyBar else { return }
        var look = TabBarLook()
        look.isHidden = isHidden
        look.tint = tintColor?.color
        look.rest = unselectedItemTintColor?.color
        TabBarLook.shared = look
    }

    private func warn(_ name: String) {
        guard self === Self.everyBar else { return }
        Log.warning("UITabBar.appearance().\(name) has no effect: bars are SwiftUI's")
    }
}
