import CoreGraphics
import Foundation
import RoostCore

/// The app, as far as SwiftUI's code asks UIKit for it.
@MainActor @preconcurrency public final class UIApplication {
    /// What may be said about how an address is opened; nothing of it changes anything in a browser.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Whether the app is seen.
    public enum State: Int, Sendable { case active, inactive, background }

    public static let shared = UIApplication()

    private init() {}

    /// The system's page of the app's settings. There is none here: opening it warns.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The system's page of the app's notifications. There is none here: opening it warns.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Posted when a page of the app is seen again.
    nonisolated public static let didBecomeActiveNotification = AppNotifications.didBecomeActive
    /// Posted when a page of the app is seen no longer.
    nonisolated public static let willResignActiveNotification = AppNotifications.willResignActive
    /// Posted when a page of the app is seen no longer.
    nonisolated public static let didEnterBackgroundNotification = AppNotifications.didEnterBackground
    /// Posted when a page of the app is seen again.
    nonisolated public static let willEnterForegroundNotification = AppNotifications.willEnterForeground

    /// Opens an address as the environment's `openURL` of the window does in which this is called.
    /// - Parameter options: Nothing of it changes anything here.
    public func open(
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

    /// Opens an address; answers whether it could be.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        guard canOpenURL(url), let services = WindowServices.current else {
            open(url, options: options, completionHandler: nil)
            return false
        }
        return await withCheckedContinuation { done in services.openURL(url) { done.resume(returning: $0) } }
    }

    /// Whether browsers open an address of this kind.
    public func canOpenURL(_ url: URL) -> Bool { url.isLink }

    /// The window in which this is called.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }
    public var windows: [UIWindow] { UIWindowScene.current.windows }
    public var keyWindow: UIWindow? { UIWindowScene.current.keyWindow }
    public var applicationState: State { .active }
    public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }

    func windowOfViews(_ view: UIView) -> UIWindow? { view.changes == nil ? nil : keyWindow }

    /// Whether the device may sleep; nothing here keeps it from that, and a warning says so.
    public var isIdleTimerDisabled = false {
        didSet {
            if isIdleTimerDisabled { Log.warning("isIdleTimerDisabled has no effect: the device is the reader's") }
        }
    }
}
