import Foundation
import RoostLog

/// What hears of a watch app's life: of its start, where `@WKApplicationDelegateAdaptor` makes it.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: AnyObject {
    /// Called before the first frame of a page.
    func applicationDidFinishLaunching()
    /// Never called here.
    func applicationDidBecomeActive()
    /// Never called here.
    func applicationWillResignActive()
    /// Never called here.
    func applicationWillEnterForeground()
    /// Never called here.
    func applicationDidEnterBackground()
    /// Never called here.
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}

extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
}

/// The former name of a watch app's delegate.
public typealias WKExtensionDelegate = WKApplicationDelegate

/// A watch app. None runs here.
@MainActor @preconcurrency
open class WKApplication: NSObject {
    private static let only = WKApplication()
    private override init() { super.init() }
    /// The only one.
    public class func shared() -> WKApplication { only }
    /// Kept for the app; hears of nothing.
    open weak var delegate: (any WKApplicationDelegate)?
    /// Does nothing, with a warning: there are no notifications of servers.
    open func registerForRemoteNotifications() {
        Log.warning("WKApplication.registerForRemoteNotifications: there are no notifications of servers here")
    }
    /// Always active: code runs for a page that is there.
    open var applicationState: WKApplicationState { .active }
    /// The screen that no watch shows; nil.
    open var rootInterfaceController: WKInterfaceController? { nil }
    /// Does nothing, with a warning: no work runs while no page is there.
    open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) {
        scheduledCompletion(CocoaError(.featureUnsupported))
    }
    /// Opens nothing, with a warning.
    open func openSystemURL(_ url: URL) {
        Log.warning("WKApplication.openSystemURL(_:) has no effect: there is no watch here")
    }
}

/// The former name of a watch app.
public typealias WKExtension = WKApplication

/// Work that a watch does while its app is not seen; never made here.
open class WKRefreshBackgroundTask: NSObject {
    /// What the app has asked for.
    public let userInfo: (any NSSecureCoding & NSObjectProtocol)? = nil
    init(none: Void) {}
    /// Never called here.
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

/// Work at a time; never made here.
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Work before a picture of the app; never made here.
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
    /// Never called here.
    open func setTaskCompleted(
        restoredDefaultState: Bool, estimatedSnapshotExpiration: Date,
        userInfo: (any NSSecureCoding & NSObjectProtocol)?
    ) {}
}

/// Work after a message of the telephone's; never made here.
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Work after a download; never made here.
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
    /// The session's name.
    public let sessionIdentifier = ""
}

/// Work for a shortcut; never made here.
open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Work after an intent; never made here.
open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Whether a watch app is in front.
public enum WKApplicationState: Int, Sendable {
    /// In front, behind a notification, or away.
    case active, inactive, background
}
