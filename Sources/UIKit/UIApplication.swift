import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// The app, for SwiftUI code that asks UIKit for it: to open addresses, and for its windows.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
    /// Options for opening an address; none has an effect in a browser.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        /// The name.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Opening in an app only; has no effect here.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// The reasons of a launch; none is ever given here.
    public struct LaunchOptionsKey: Hashable, Sendable {
        /// The name.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An address to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// The circumstances of an address to open; none is ever given here.
    public struct OpenURLOptionsKey: Hashable, Sendable {
        /// The name.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that sent the address.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    /// The delegate of the app whose event, frame or task asks; nil for an app without one.
    public var delegate: (any UIApplicationDelegate)? { UIRunningApp.current?.delegate }

    /// The reader's text size, of the body that asks; in a snapshot test `large`, whatever the picture's traits.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(UITraitCollection.appTypeSize)
    }

    /// Does nothing, with a warning: there are no notifications of servers.
    public func registerForRemoteNotifications() {
        Log.warning("UIApplication.registerForRemoteNotifications: there are no notifications of servers here")
    }

    /// Whether the app is in front.
    public enum State: Int, Sendable { case active, inactive, background }

    /// The app; one for the process.
    public static let shared = UIApplication()

    private override init() {}

    /// The address of the system's page for the app's settings. There is none here: opening it warns.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The address of the system's page for the app's notifications. There is none here: opening it warns.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Posted when a page of the app becomes visible again; it does not say which page.
    nonisolated public static let didBecomeActiveNotification = AppNotifications.didBecomeActive
    /// Posted when a page of the app is hidden.
    nonisolated public static let willResignActiveNotification = AppNotifications.willResignActive
    /// Posted when a page of the app is hidden.
    nonisolated public static let didEnterBackgroundNotification = AppNotifications.didEnterBackground
    /// Posted when a page of the app becomes visible again.
    nonisolated public static let willEnterForegroundNotification = AppNotifications.willEnterForeground

    /// Never posted: a page cannot tell.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Never posted: a page may be closed without a word.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Never posted here.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Opens an address by the `openURL` of the window whose event, frame or task calls this; elsewhere it warns. Only
    /// pages, mail, calls and messages can be opened.
    /// - Parameters:
    ///   - options: Accepted for source compatibility; has no effect here.
    ///   - completion: Called with whether the address could be opened.
    @preconcurrency public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard canOpenURL(url) else {
            Log.warning("UIApplication.open: nothing here opens \(url)")
            completion?(false)
            return
        }
        guard let services = WindowServices.current else {
            Log.warning("UIApplication.open: there is no window here in which \(url) could be opened")
            completion?(false)
            return
        }
        services.openURL(url) { completion?($0) }
    }

    /// Opens an address, as the other `open` does; returns whether it could.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        guard canOpenURL(url), let services = WindowServices.current else {
            open(url, options: options, completionHandler: nil)
            return false
        }
        return await withCheckedContinuation { done in services.openURL(url) { done.resume(returning: $0) } }
    }

    /// Whether browsers open this kind of address: `http`, `https`, `mailto`, `tel`, `sms`, `facetime` or
    /// `facetime-audio`.
    public func canOpenURL(_ url: URL) -> Bool { url.isLink }

    /// Always false: a page has the one icon that its host gives it.
    public var supportsAlternateIcons: Bool { false }
    /// Always nil: the app's first icon.
    public var alternateIconName: String? { nil }
    /// Calls `completionHandler` with an error: there are no other icons here.
    @preconcurrency public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    /// Throws an error: there are no other icons here.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }

    /// The one scene, which stands for the window whose code runs.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }
    /// The one window.
    public var windows: [UIWindow] { UIWindowScene.current.windows }
    /// The one window; never nil here.
    public var keyWindow: UIWindow? { UIWindowScene.current.keyWindow }
    /// Always active: code runs for a page that is there.
    public var applicationState: State { .active }
    /// The rectangle of the window above its safe area, in points.
    public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }

    func windowOfViews(_ view: UIView) -> UIWindow? { view.changes == nil ? nil : keyWindow }

    /// Accepted for source compatibility; has no effect here, with a warning: whether the device sleeps is the reader's
    /// choice.
    public var isIdleTimerDisabled = false {
        didSet {
            if isIdleTimerDisabled { Log.warning("isIdleTimerDisabled has no effect: the device is the reader's") }
        }
    }
}
