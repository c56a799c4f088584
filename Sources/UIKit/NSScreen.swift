import CoreGraphics
import Foundation

/// The reader's window, as AppKit's screen. It is here and not in `AppKit` alone, for many files that ask for `os(iOS)`
/// take AppKit's screen for everything else.
@MainActor @preconcurrency
open class NSScreen: NSObject {
    private static let only = NSScreen()
    private override init() { super.init() }

    /// The only one.
    public class var main: NSScreen? { only }
    /// The only one.
    public class var screens: [NSScreen] { [only] }
    /// The window, in points.
    open var frame: CGRect { UIScreen.main.bounds }
    /// The window, in points.
    open var visibleFrame: CGRect { frame }
    /// Pixels per point.
    open var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
