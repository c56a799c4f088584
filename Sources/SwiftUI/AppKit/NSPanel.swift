import Foundation
import UIKit

/// A small window over others. It does not show: a page is one window.
@MainActor @preconcurrency
open class NSPanel: UIWindow {
    /// A panel without content.
    public init(
        contentRect: CGRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
        defer flag: Bool
    ) {
        super.init(frame: contentRect)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

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
}
