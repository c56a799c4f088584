import RoostLog
import UIKit

/// The reader's desktop, as far as a page reaches it: it opens addresses.
@MainActor @preconcurrency
open class NSWorkspace: NSObject {
    /// The only one.
    public static let shared = NSWorkspace()
    private override init() { super.init() }

    /// Opens an address in the browser; false, with a warning, where that cannot be.
    @discardableResult
    open func open(_ url: URL) -> Bool {
        guard UIApplication.shared.canOpenURL(url) else {
            Log.warning("NSWorkspace.open(_:) cannot open \(url)")
            return false
        }
        UIApplication.shared.open(url)
        return true
    }

    /// Opens an address in the browser, as `open(_:)` does.
    open func open(
        _ url: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, open(url) ? nil : CocoaError(.featureUnsupported))
    }
    /// Starts no app: the answer is an error.
    open func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, CocoaError(.featureUnsupported))
    }
    /// The symbol of a document; a file's own picture is not known.
    open func icon(forFile fullPath: String) -> NSImage { NSImage(systemName: "doc") ?? NSImage() }
    /// The symbol of a document; a type's own picture is not known.
    open func icon(for contentType: UTType) -> NSImage { icon(forFile: "") }
    /// Nil: no other apps are known.
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    /// Nil: no other apps are known.
    open func urlForApplication(toOpen url: URL) -> URL? { nil }
    /// This app alone.
    open var runningApplications: [NSRunningApplication] { [.current] }
    /// This app.
    open var frontmostApplication: NSRunningApplication? { .current }
    /// A centre of its own, in which nothing is posted.
    open private(set) lazy var notificationCenter = NotificationCenter()
    /// False, with a warning: there are no other apps.
    @discardableResult
    open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
        activateFileViewerSelecting([])
        return false
    }

    /// The way in which an app is opened; has no effect here.
    public final class OpenConfiguration: NSObject {
        /// Whether the app comes to the front.
        public var activates = true
        /// Arguments for the app.
        public var arguments: [String] = []
        /// Whether people are asked.
        public var promptsUserIfNeeded = true
        /// Whether another process is started.
        public var createsNewApplicationInstance = false
    }

    /// Never posted: other apps are not known.
    nonisolated public static let didActivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidActivateApplicationNotification")
    /// Never posted: other apps are not known.
    nonisolated public static let didLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceDidLaunchApplicationNotification")
    /// Never posted: other apps are not known.
    nonisolated public static let didTerminateApplicationNotification = Notification.Name(
        "NSWorkspaceDidTerminateApplicationNotification")
    /// Never posted: nobody tells whether the device sleeps.
    nonisolated public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    /// Never posted: nobody tells whether the device sleeps.
    nonisolated public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")

    /// Shows no files, with a warning: the app's files are not the reader's.
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {
        Log.warning("NSWorkspace.activateFileViewerSelecting(_:) has no effect: the app's files are not the reader's")
    }
}
