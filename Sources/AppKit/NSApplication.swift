import RoostControls
import RoostLog
import UIKit

/// The running app. It has the reader's window, and no dock, menus or other windows.
@MainActor @preconcurrency
open class NSApplication: NSObject {
    /// The only one.
    public static let shared = NSApplication()
    private override init() { super.init() }

    /// Kept for the app; nothing is called.
    open weak var delegate: (any NSApplicationDelegate)?
    /// True: the app is seen.
    open var isActive: Bool { true }
    /// Nil: the window is the browser's.
    open var keyWindow: NSObject? { nil }
    /// Nil: the window is the browser's.
    open var mainWindow: NSObject? { nil }
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

    /// Sent when the app comes to the front.
    nonisolated public static let didBecomeActiveNotification = UIApplication.didBecomeActiveNotification
    /// Sent when the app goes from the front.
    nonisolated public static let willResignActiveNotification = UIApplication.willResignActiveNotification
}

/// The running app.
@MainActor public var NSApp: NSApplication! { .shared }

/// Hears of the app's life. Nothing is called here.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {}

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

    /// Shows no files, with a warning: the app's files are not the reader's.
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {
        Log.warning("NSWorkspace.activateFileViewerSelecting(_:) has no effect: the app's files are not the reader's")
    }
}

/// What has been copied, in the reader's window.
@MainActor @preconcurrency
open class NSPasteboard: NSObject {
    /// The kind of a copied thing.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A kind of your own, which is not kept here.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Text.
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
        /// An address, which is kept as text.
        public static let URL = PasteboardType(rawValue: "public.url")
        /// A file's address, which is kept as text.
        public static let fileURL = PasteboardType(rawValue: "public.file-url")
    }

    private static let only = NSPasteboard()
    private override init() { super.init() }

    /// The window's.
    public class var general: NSPasteboard { only }

    private var changes = 0
    /// How often the app has changed it.
    open var changeCount: Int { changes }

    /// Forgets what the app has copied. What the reader has copied elsewhere stays until something new is set.
    @discardableResult
    open func clearContents() -> Int {
        changes += 1
        return changes
    }

    /// Copies text; false, with a warning, for other kinds.
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        guard [.string, .URL, .fileURL].contains(dataType) else {
            Log.warning("NSPasteboard keeps texts and addresses; \(dataType.rawValue) is neither")
            return false
        }
        UIPasteboard.general.string = string
        changes += 1
        return true
    }

    /// The text that the app has copied; nil where there is none.
    open func string(forType dataType: PasteboardType) -> String? {
        [.string, .URL, .fileURL].contains(dataType) ? UIPasteboard.general.string : nil
    }

    /// Does nothing but count: the window keeps one thing, whatever its kinds.
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
}

/// The mouse's picture, which is the browser's.
@MainActor @preconcurrency
open class NSCursor: NSObject {
    /// A hand.
    public static let pointingHand = NSCursor()
    /// An arrow.
    public static let arrow = NSCursor()
    /// A bar for text.
    public static let iBeam = NSCursor()
    /// Two arrows.
    public static let resizeLeftRight = NSCursor()
    /// Two arrows.
    public static let resizeUpDown = NSCursor()
    /// An open hand.
    public static let openHand = NSCursor()
    /// A closed hand.
    public static let closedHand = NSCursor()
    /// A cross.
    public static let crosshair = NSCursor()
    private override init() { super.init() }

    /// Does not change the mouse's picture, with a warning.
    open func push() { warn() }
    /// Does not change the mouse's picture, with a warning.
    open func set() { warn() }
    /// Does nothing: nothing has changed.
    open func pop() {}
    /// Does nothing: nothing has changed.
    public class func pop() {}

    private func warn() { Log.warning("NSCursor has no effect: the mouse's picture is the browser's") }
}
