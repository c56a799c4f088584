import Combine
import Foundation
import RoostControls
import RoostCore
import UIKit

/// Hears of the app's life: `@NSApplicationDelegateAdaptor` makes one for each page.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
    /// Called first.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Called before the first frame of a page.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Called before the app's page becomes visible again.
    func applicationWillBecomeActive(_ notification: Notification)
    /// Called after the app's page became visible again.
    func applicationDidBecomeActive(_ notification: Notification)
    /// Called before the app's page is hidden.
    func applicationWillResignActive(_ notification: Notification)
    /// Called after the app's page was hidden.
    func applicationDidResignActive(_ notification: Notification)
    /// Never called: a page may be closed without a word.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Never called: a page may be closed without a word.
    func applicationWillTerminate(_ notification: Notification)
    /// Never called: a page's app ends with the page.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Never called: there is no dock.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// Never called here.
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    /// Never called: `onOpenURL` hears of addresses.
    func application(_ application: NSApplication, open urls: [URL])
    /// Never called here.
    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
    /// Never called: there are no notifications of servers.
    func application(
        _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Never called: there are no notifications of servers.
    func application(
        _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationWillBecomeActive(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationWillResignActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
    public func application(_ application: NSApplication, open urls: [URL]) {}
    public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
    public func application(
        _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
}

/// The delegate of one page's app.
@MainActor final class NSDelegates {
    private(set) var delegate: (any NSApplicationDelegate)?
    private var observations: [AnyCancellable] = []

    /// Those of the window whose event, frame or task is being handled; nil elsewhere.
    static var current: NSDelegates? {
        WindowServices.current?.objects.object(NSDelegates.self) { NSDelegates() }
    }

    /// Tells the delegate that the app has launched, once for each page.
    func launch(_ delegate: any NSApplicationDelegate) {
        guard self.delegate == nil else { return }
        self.delegate = delegate
        let launched = Notification(name: NSApplication.didFinishLaunchingNotification, object: NSApplication.shared)
        delegate.applicationWillFinishLaunching(launched)
        delegate.applicationDidFinishLaunching(launched)
        hear(AppNotifications.willEnterForeground) { $0.applicationWillBecomeActive($1) }
        hear(AppNotifications.didBecomeActive) { $0.applicationDidBecomeActive($1) }
        hear(AppNotifications.willResignActive) { $0.applicationWillResignActive($1) }
        hear(AppNotifications.didEnterBackground) { $0.applicationDidResignActive($1) }
    }

    private func hear(
        _ name: Notification.Name, _ tell: @escaping @MainActor (any NSApplicationDelegate, Notification) -> Void
    ) {
        let observation = NotificationCenter.default.publisher(for: name).sink { [weak self] _ in
            // Roost posts these on the main thread.
            MainActor.assumeIsolated {
                guard let delegate = self?.delegate else { return }
                tell(delegate, Notification(name: name, object: NSApplication.shared))
            }
        }
        observations.append(observation)
    }
}
