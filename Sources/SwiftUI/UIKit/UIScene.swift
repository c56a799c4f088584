import CoreGraphics
import RoostCore

/// One of the app's windows, as UIKit's code looks for it.
@MainActor @preconcurrency open class UIScene: UIResponder {
    /// Whether a scene is seen.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    public var activationState: ActivationState { .foregroundActive }
    public var title: String! { nil }
}

/// The window in which the code runs.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
    static let current = UIWindowScene()

    private let onlyWindow = UIWindow(frame: .zero)

    public var windows: [UIWindow] { [onlyWindow] }
    public var keyWindow: UIWindow? { onlyWindow }
    public var screen: UIScreen { .main }
    public var traitCollection: UITraitCollection { .current }
    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What the system covers at the top of the window.
@MainActor @preconcurrency public final class UIStatusBarManager {
    init() {}

    public var statusBarFrame: CGRect {
        let window = CurrentWindow.read()
        return CGRect(x: 0, y: 0, width: window.size.width, height: window.safeArea.top)
    }
    public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// How the window is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
