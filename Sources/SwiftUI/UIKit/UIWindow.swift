import CoreGraphics
import Foundation
import RoostCore

/// The window in which the code runs: what UIKit's code asks for sizes and safe areas.
///
/// SwiftUI owns the window: a root view controller that is set is not shown, with a warning.
@MainActor @preconcurrency open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        get { root }
        set {
            root = newValue
            if newValue != nil { Log.warning("UIWindow.rootViewController is not shown: windows are SwiftUI's scenes") }
        }
    }
    private var root: UIViewController? = UIViewController()

    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var windowScene: UIWindowScene? { .current }
    open var screen: UIScreen { .main }
    open var isKeyWindow: Bool { true }
    open func makeKeyAndVisible() {}
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
