import Combine
import CoreGraphics
import Foundation
import RoostCore

/// The window whose code runs, for its size and safe area, and the window that an app's delegate fills.
///
/// In an app that begins with a delegate, the root view controller of the window that the delegate or its scene's
/// delegate holds is what the page shows. Elsewhere SwiftUI's scenes own the window.
@MainActor @preconcurrency open class UIWindow: UIView {
    /// The controller whose view the window shows; at first an empty one.
    open var rootViewController: UIViewController? {
        get { root }
        set {
            root = newValue
            newValue?.window = self
            contents.send()
        }
    }
    private lazy var root: UIViewController? = {
        let controller = UIViewController()
        controller.window = self
        return controller
    }()
    /// Tells the page of another root view controller.
    package let contents = ObservableObjectPublisher()

    /// A window of a scene, as large as the page.
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The one scene.
    open var windowScene: UIWindowScene? { .current }
    /// The screen, which is the window here.
    open var screen: UIScreen { .main }
    /// Always true.
    open var isKeyWindow: Bool { true }
    /// The place in front of other windows; has no effect here: a page shows one.
    open var windowLevel = Level.normal
    /// Makes this the window that the page shows, in an app that begins with a delegate.
    open func makeKeyAndVisible() { UIRunningApp.current?.makeKey(self) }
    /// The same as `makeKeyAndVisible()`.
    open func makeKey() { makeKeyAndVisible() }

    /// The places of windows in front of each other.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// UIKit's number.
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The usual windows.
        public static let normal = Level(rawValue: 0)
        /// In front of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// In front of all others.
        public static let alert = Level(rawValue: 2000)
    }

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
