import CoreGraphics
import Foundation
import RoostCore

/// A window of the app, under UIKit's name.
@MainActor @preconcurrency open class UIScene: UIResponder {
    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        /// Here always `foregroundActive`.
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// Never posted: a scene has connected before code of the app runs.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Never posted: a page that is closed takes its app along.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// `UIApplication`'s notification under another name: a scene is a page here.
    nonisolated public static let willEnterForegroundNotification = UIApplication.willEnterForegroundNotification
    /// `UIApplication`'s notification under another name.
    nonisolated public static let didActivateNotification = UIApplication.didBecomeActiveNotification
    /// `UIApplication`'s notification under another name.
    nonisolated public static let willDeactivateNotification = UIApplication.willResignActiveNotification
    /// `UIApplication`'s notification under another name.
    nonisolated public static let didEnterBackgroundNotification = UIApplication.didEnterBackgroundNotification

    /// Always `foregroundActive`.
    public var activationState: ActivationState { .foregroundActive }
    /// Always nil.
    public var title: String! { nil }
    /// The delegate of the page's scene; nil where there is none.
    public var delegate: (any UISceneDelegate)? { UIRunningApp.current?.delegateOfScene }
}

/// The window whose code runs.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
    static let current = UIWindowScene()

    private let onlyWindow = UIWindow(frame: .zero)

    /// The one window.
    public var windows: [UIWindow] { [onlyWindow] }
    /// The one window; never nil here.
    public var keyWindow: UIWindow? { onlyWindow }
    /// The screen, which is the window here.
    public var screen: UIScreen { .main }
    /// The traits of the body that is being evaluated.
    public var traitCollection: UITraitCollection { .current }
    /// `landscapeRight` for a window wider than high, else `portrait`.
    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
    /// Wishes for the scene's window.
    public class GeometryPreferences {
        /// Wishes for a window of iOS.
        public final class iOS: GeometryPreferences {
            /// The orientations that the scene would like.
            public var interfaceOrientations: UIInterfaceOrientationMask?
            /// The orientations that the scene would like.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// Answers with an error: the window's orientation is the reader's.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(CocoaError(.featureUnsupported))
    }

    /// The part above the safe area; never nil here.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The part of the window above its safe area.
@MainActor @preconcurrency public final class UIStatusBarManager {
    init() {}

    /// The rectangle above the safe area, in points.
    public var statusBarFrame: CGRect {
        let window = CurrentWindow.read()
        return CGRect(x: 0, y: 0, width: window.size.width, height: window.safeArea.top)
    }
    /// Whether the safe area begins at the window's top.
    public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// The orientation of the window.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Only `portrait` and `landscapeRight` occur here.
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the window is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the window is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
