import RoostLog
import UIKit

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
    /// Two arrows.
    public static let resizeLeft = NSCursor()
    /// Two arrows.
    public static let resizeRight = NSCursor()
    /// A sign that something cannot be done.
    public static let operationNotAllowed = NSCursor()
    /// The arrow of a copy.
    public static let dragCopy = NSCursor()
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
