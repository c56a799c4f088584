import Foundation
import RoostLog

/// What hears of a watch app's life. No watch runs the app here, so nothing is called.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: AnyObject {
    /// Never called here.
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
