import CoreGraphics
import UIKit

/// A small window over others. It does not show: a page is one window. Unlike AppKit's it is no `NSWindow`, so that its
/// subclasses need no initialiser of archives.
@MainActor @preconcurrency
open class NSPanel: UIResponder, _MadeWindow {
    /// Parts of a window.
    public typealias StyleMask = NSWindow.StyleMask
    /// How a window is kept in memory.
    public typealias BackingStoreType = NSWindow.BackingStoreType

    /// A panel without content.
    public init(
        contentRect: CGRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
        defer flag: Bool
    ) {
        frame = contentRect
        super.init()
    }

    /// The panel's place, in points; kept for the app.
    open var frame: CGRect
    /// The content; kept for the app.
    open var contentView: NSView?
    /// The controller of the content; kept for the app.
    open var contentViewController: NSViewController? { didSet { contentView = contentViewController?.view } }
    /// The ground; kept for the app.
    open var backgroundColor: NSColor! = .windowBackgroundColor
    /// Whether nothing shines through; kept for the app.
    open var isOpaque = true
    /// Whether the panel lies over other windows; kept for the app.
    open var isFloatingPanel = false
    /// Whether the panel takes the keyboard only where it needs to; kept for the app.
    open var becomesKeyOnlyIfNeeded = false
    /// Whether the panel hides with its app; kept for the app.
    open var hidesOnDeactivate = true
    /// Whether the panel may take the keyboard.
    open var canBecomeKey: Bool { true }
    /// Whether the panel may be the main window.
    open var canBecomeMain: Bool { false }
    /// Called when another window takes the keyboard; never here.
    open func resignKey() {}
    /// Called when another window becomes the main one; never here.
    open func resignMain() {}
}
