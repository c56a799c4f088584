import Foundation
import RoostLog
import UIKit

// AppKit's names for a window. A page is one window, which is the reader's: what asks for another look, another place or
// another window has no effect, with a warning.

extension NSWindow {
    /// Parts of a window.
    public struct StyleMask: OptionSet, Sendable {
        /// The parts as bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without any.
        public static let borderless: StyleMask = []
        /// A title.
        public static let titled = StyleMask(rawValue: 1)
        /// A button that closes.
        public static let closable = StyleMask(rawValue: 1 << 1)
        /// A button that puts the window away.
        public static let miniaturizable = StyleMask(rawValue: 1 << 2)
        /// Edges that can be dragged.
        public static let resizable = StyleMask(rawValue: 1 << 3)
        /// A panel's small title.
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        /// A panel that does not bring its app to the front.
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        /// A panel over everything.
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        /// The whole screen.
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        /// Content below the title.
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    /// How a window is kept in memory.
    public enum BackingStoreType: UInt, Sendable {
        /// In a picture of its own.
        case buffered = 2
    }

    /// Whether a title shows.
    public enum TitleVisibility: Int, Sendable {
        /// It shows, or it does not.
        case visible, hidden
    }

    /// A button of a window's.
    public enum ButtonType: UInt, Sendable {
        /// A button by its name.
        case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
    }

    /// Whether a window moves as it appears.
    public enum AnimationBehavior: Int, Sendable {
        /// A way by its name.
        case `default` = 0, none = 2, documentWindow, utilityWindow, alertPanel
    }

    /// Whether a window may be a tab.
    public enum TabbingMode: Int, Sendable {
        /// By the system's choice, if it can be, or never.
        case automatic, preferred, disallowed
    }

    /// How windows behave beside others.
    public struct CollectionBehavior: OptionSet, Sendable {
        /// The behaviours as bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// On all desktops.
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        /// On the desktop that is shown.
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
        /// In place when desktops change.
        public static let stationary = CollectionBehavior(rawValue: 1 << 4)
        /// Not in the circle of windows.
        public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        /// As a whole screen.
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
        /// Over a whole screen.
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    }

    /// A window with a controller; it does not show.
    public convenience init(contentViewController: NSViewController) {
        self.init(frame: .zero)
        rootViewController = contentViewController
    }

    /// The controller of the content.
    public var contentViewController: NSViewController? {
        get { rootViewController }
        set { rootViewController = newValue }
    }

    /// The content.
    public var contentView: NSView? {
        get { rootViewController?.view }
        set {
            let controller = NSViewController()
            if let newValue { controller.view = newValue }
            rootViewController = controller
        }
    }

    /// Whether windows may be tabs; they never are here.
    public static var allowsAutomaticWindowTabbing: Bool {
        get { false }
        set {}
    }

    /// Never posted: a page may be closed without a word.
    nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    /// Posted when a page of the app becomes visible again.
    nonisolated public static let didBecomeKeyNotification = UIApplication.didBecomeActiveNotification
    /// Posted when a page of the app is hidden.
    nonisolated public static let didResignKeyNotification = UIApplication.willResignActiveNotification
    /// Never posted: sizes reach views by layout.
    nonisolated public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
    /// Never posted: nobody tells where a window is.
    nonisolated public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
}

/// A window or a panel of AppKit's.
@MainActor @preconcurrency
public protocol _MadeWindow: AnyObject {}
extension UIWindow: _MadeWindow {}

extension _MadeWindow {
    /// The page's title, which `navigationTitle` sets.
    public var title: String {
        get { "" }
        set { unsupported("title") }
    }
    /// The title's second line, which `navigationSubtitle` sets.
    public var subtitle: String {
        get { "" }
        set { unsupported("subtitle") }
    }
    /// False: the page has no title bar.
    public var titlebarAppearsTransparent: Bool {
        get { false }
        set { unsupported("titlebarAppearsTransparent") }
    }
    /// Hidden: the page has no title bar.
    public var titleVisibility: NSWindow.TitleVisibility {
        get { .hidden }
        set { unsupported("titleVisibility") }
    }
    /// None: the page has no parts of a window.
    public var styleMask: NSWindow.StyleMask {
        get { [] }
        set { unsupported("styleMask") }
    }
    /// None.
    public var collectionBehavior: NSWindow.CollectionBehavior {
        get { [] }
        set { unsupported("collectionBehavior") }
    }
    /// The usual place.
    public var level: NSWindow.Level {
        get { .normal }
        set { unsupported("level") }
    }
    /// False: the window is the reader's.
    public var isMovableByWindowBackground: Bool {
        get { false }
        set { unsupported("isMovableByWindowBackground") }
    }
    /// False: the window is the reader's.
    public var isMovable: Bool {
        get { false }
        set { unsupported("isMovable") }
    }
    /// False: the window is the reader's.
    public var hasShadow: Bool {
        get { false }
        set { unsupported("hasShadow") }
    }
    /// False.
    public var isReleasedWhenClosed: Bool {
        get { false }
        set {}
    }
    /// False.
    public var ignoresMouseEvents: Bool {
        get { false }
        set { unsupported("ignoresMouseEvents") }
    }
    /// True: code runs for a page that is there.
    public var isVisible: Bool { true }
    /// The smallest size; the reader decides.
    public var minSize: CGSize {
        get { .zero }
        set { unsupported("minSize") }
    }
    /// The largest size; the reader decides.
    public var maxSize: CGSize {
        get { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }
        set { unsupported("maxSize") }
    }
    /// Nil: nobody hears of the window.
    public var delegate: (any NSWindowDelegate)? {
        get { nil }
        set { unsupported("delegate") }
    }

    /// Does not show another window, with a warning.
    public func makeKeyAndOrderFront(_ sender: Any?) { unsupported("makeKeyAndOrderFront") }
    /// Does not show another window, with a warning.
    public func orderFront(_ sender: Any?) { unsupported("orderFront") }
    /// Does not show another window, with a warning.
    public func orderFrontRegardless() { unsupported("orderFrontRegardless") }
    /// Does not hide the window, with a warning.
    public func orderOut(_ sender: Any?) { unsupported("orderOut") }
    /// Does not close the window, with a warning; `dismissWindow` closes a desktop's.
    public func close() { unsupported("close") }
    /// Does not close the window, with a warning; `dismissWindow` closes a desktop's.
    public func performClose(_ sender: Any?) { unsupported("performClose") }
    /// Does not put the window away, with a warning.
    public func miniaturize(_ sender: Any?) { unsupported("miniaturize") }
    /// Does not change the window's size, with a warning.
    public func zoom(_ sender: Any?) { unsupported("zoom") }
    /// Does not fill the screen, with a warning.
    public func toggleFullScreen(_ sender: Any?) { unsupported("toggleFullScreen") }
    /// Does not move the window, with a warning.
    public func center() { unsupported("center") }
    /// Does not move the window, with a warning.
    public func setFrame(_ frameRect: CGRect, display flag: Bool, animate animateFlag: Bool = false) {
        unsupported("setFrame")
    }
    /// Does not move the window, with a warning.
    public func setFrameOrigin(_ point: CGPoint) { unsupported("setFrameOrigin") }
    /// Does not change the window's size, with a warning.
    public func setContentSize(_ size: CGSize) { unsupported("setContentSize") }
    /// False: places of windows are not kept here.
    @discardableResult
    public func setFrameAutosaveName(_ name: String) -> Bool { false }
    /// Nil: the window has no buttons of AppKit's.
    public func standardWindowButton(_ b: NSWindow.ButtonType) -> NSButton? { nil }

    /// Whether a window moves as it appears; has no effect here.
    public var animationBehavior: NSWindow.AnimationBehavior {
        get { .none }
        set {}
    }
    /// Whether the window's place is a tab; it never is here.
    public var tabbingMode: NSWindow.TabbingMode {
        get { .disallowed }
        set {}
    }
    /// The name under which the window's place would be kept; empty here.
    public var frameAutosaveName: String { "" }
    /// Nil: windows have no names here.
    public var identifier: NSUserInterfaceItemIdentifier? {
        get { nil }
        set {}
    }

    private func unsupported(_ name: StaticString) {
        Log.warning("NSWindow.\(name) has no effect: the window is the reader's", view: "NSWindow.\(name)")
    }
}

/// A window that is made by its place. A protocol of its own, so that subclasses can have the same initialiser.
public protocol _PlacedWindow {}
extension UIWindow: _PlacedWindow {}

@MainActor
extension _PlacedWindow where Self == UIWindow {
    /// A window without content; it does not show.
    public init(
        contentRect: CGRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
        defer flag: Bool
    ) {
        self = UIWindow(frame: contentRect)
    }
}

extension UIWindow.Level {
    /// In front of normal windows; has no effect here.
    public static let floating = UIWindow.Level(rawValue: 3)
    /// In front of menus; has no effect here.
    public static let popUpMenu = UIWindow.Level(rawValue: 101)
    /// In front of everything; has no effect here.
    public static let screenSaver = UIWindow.Level(rawValue: 1000)
    /// In front of menus; has no effect here.
    public static let mainMenu = UIWindow.Level(rawValue: 24)
    /// In front of other apps' windows; has no effect here.
    public static let modalPanel = UIWindow.Level(rawValue: 8)
}

/// Hears of a window. Nothing is called here.
@MainActor @preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {
    /// Never called here.
    func windowWillClose(_ notification: Notification)
    /// Never called here.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// Never called here.
    func windowDidBecomeKey(_ notification: Notification)
    /// Never called here.
    func windowDidResignKey(_ notification: Notification)
    /// Never called here.
    func windowDidResize(_ notification: Notification)
    /// Never called here.
    func windowDidMove(_ notification: Notification)
}

extension NSWindowDelegate {
    public func windowWillClose(_ notification: Notification) {}
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
    public func windowDidMove(_ notification: Notification) {}
}

/// The name of a part of AppKit's.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
