import RoostControls
import RoostLog
import UIKit

/// The running app. It has the reader's window, and no dock, menus or other windows.
@MainActor @preconcurrency
open class NSApplication: NSObject {
    /// The only one.
    public static let shared = NSApplication()
    private override init() { super.init() }

    /// The delegate of the app whose event, frame or task asks; nil for an app without `@NSApplicationDelegateAdaptor`.
    open var delegate: (any NSApplicationDelegate)? {
        get { NSDelegates.current?.delegate }
        set { Log.warning("NSApplication.delegate is kept by NSApplicationDelegateAdaptor alone") }
    }
    /// True: the app is seen.
    open var isActive: Bool { true }
    /// The one window.
    open var keyWindow: NSWindow? { UIApplication.shared.keyWindow }
    /// The one window.
    open var mainWindow: NSWindow? { keyWindow }
    /// The one window.
    open var windows: [NSWindow] { UIApplication.shared.windows }
    /// The event that is being handled; nil: events of AppKit's are never made here.
    open var currentEvent: NSEvent? { nil }
    /// The app's picture; an empty one here.
    open var applicationIconImage: NSImage! = NSImage()
    /// The look of the app. Nil, the usual value, is the reader's; others have no effect here, with a warning.
    open var appearance: NSAppearance? {
        get { nil }
        set {
            if newValue != nil { Log.warning("NSApplication.appearance has no effect: use preferredColorScheme") }
        }
    }
    /// The look of the window whose code runs.
    open var effectiveAppearance: NSAppearance { .currentDrawing() }
    /// Does nothing: the app is seen.
    open func activate(ignoringOtherApps flag: Bool) {}
    /// Does nothing: the app is seen.
    open func activate() {}
    /// Does not hide the app, with a warning.
    open func hide(_ sender: Any?) { Log.warning("NSApplication.hide(_:) has no effect: the window is the browser's") }
    /// Ends the app of a desktop's windows. A page's does not end, with a warning: other readers use it.
    open func terminate(_ sender: Any?) {
        if let host = CurrentProcessHost.host { return host.quit() }
        Log.warning("NSApplication.terminate(_:) has no effect: the app serves other pages too")
    }
    /// Does not unhide: the app is seen.
    open func unhide(_ sender: Any?) {}
    /// Ends the app, as `terminate` does.
    open func stop(_ sender: Any?) { terminate(sender) }
    /// Accepted for existing code: the app's answer to `terminateLater` is not awaited.
    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
    /// Zero, with a warning: there is no dock whose symbol could ask for attention.
    @discardableResult
    open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int {
        Log.warning("NSApplication.requestUserAttention(_:) has no effect: there is no dock")
        return 0
    }
    /// Does nothing but warn: a panel about the app is not part of a page.
    open func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }
    /// Does nothing but warn: a panel about the app is not part of a page.
    open func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
        Log.warning("NSApplication.orderFrontStandardAboutPanel has no effect: there is no such panel")
    }
    /// False, with a warning: there is no dock.
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        Log.warning("NSApplication.setActivationPolicy(_:) has no effect: there is no dock")
        return false
    }

    /// How an app shows.
    public enum ActivationPolicy: Int, Sendable {
        /// With a symbol in the dock.
        case regular
        /// With windows alone.
        case accessory
        /// Not at all.
        case prohibited
    }

    /// How urgent a request for attention is.
    public enum RequestUserAttentionType: UInt, Sendable {
        /// Until people answer.
        case criticalRequest = 0
        /// Once.
        case informationalRequest = 10
    }

    /// A part of the panel about the app.
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Credits.
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
        /// The app's name.
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        /// The app's picture.
        public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
        /// The app's version.
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
        /// The build's version.
        public static let version = AboutPanelOptionKey(rawValue: "Version")
    }

    /// An answer to the question whether the app may end.
    public enum TerminateReply: UInt, Sendable {
        /// No, yes, or not yet.
        case terminateCancel = 0
        case terminateNow = 1
        case terminateLater = 2
    }

    /// An answer of a panel or an alert.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The confirmation.
        public static let OK = ModalResponse(rawValue: 1)
        /// The cancellation.
        public static let cancel = ModalResponse(rawValue: 0)
        /// The end without a choice.
        public static let abort = ModalResponse(rawValue: -1001)
        /// The end of the loop.
        public static let stop = ModalResponse(rawValue: -1000)
        /// The first button.
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        /// The second button.
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        /// The third button.
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
    }

    /// Never posted: a page may be closed without a word.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")
    /// Never posted: apps have launched when their first code runs.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "NSApplicationDidFinishLaunchingNotification")
    /// Sent when the app goes from the front.
    nonisolated public static let didResignActiveNotification = UIApplication.didEnterBackgroundNotification
    /// Sent when the app comes to the front.
    nonisolated public static let willBecomeActiveNotification = UIApplication.willEnterForegroundNotification
    /// Sent when the app comes to the front.
    nonisolated public static let didBecomeActiveNotification = UIApplication.didBecomeActiveNotification
    /// Sent when the app goes from the front.
    nonisolated public static let willResignActiveNotification = UIApplication.willResignActiveNotification
}

/// The running app.
@MainActor public var NSApp: NSApplication! { .shared }
