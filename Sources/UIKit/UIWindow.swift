import CoreGraphics
import Foundation
import RoostCore

/// The window whose code runs, for its size and safe area.
///
/// SwiftUI owns the window: a root view controller is not shown, with a warning.
@MainActor @preconcurrency open class UIWindow: UIView {
    /// Kept, and not shown: setting it warns. At first an empty controller.
    open var rootViewController: UIViewController? {
        get { root }
        set {
            root = newValue
            if newValue != nil { Log.warning("UIWindow.rootViewController is not shown: windows are SwiftUI's scenes") }
        }
    }
    private var root: UIViewController? = UIViewController()

    /// A window; it shows nothing, and stands for the window whose code runs.
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The one scene.
    open var windowScene: UIWindowScene? { .current }
    /// The screen, which is the window here.
    open var screen: UIScreen { .main }
    /// Always true.
    open var isKeyWindow: Bool { true }
    /// Accepted for source compatibility; has no effect here.
    open func makeKeyAndVisible() {}
    /// Accepted for source compatibility; has no effect here.
    open func makeKey() {}

    override open var frame: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
    override open var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
    override open var safeAreaInsets: UIEdgeInsets {
        let insets = CurrentWindow.read().safeArea
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    override open var traitCollection: UITraitCollection { .current }
}
