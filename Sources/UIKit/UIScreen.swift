import CoreGraphics
import Foundation
import RoostCore

/// The screen, under UIKit's name: the window that the view is in.
@MainActor @preconcurrency public final class UIScreen {
    /// The window whose code runs.
    public static let main = UIScreen()

    private init() {}

    /// The window's rectangle, in points. A body that reads it is evaluated again when the window's size changes;
    /// outside of a body it is an iPhone's.
    public var bounds: CGRect { CGRect(origin: .zero, size: CurrentWindow.read().size) }

    /// The window's rectangle in pixels.
    public var nativeBounds: CGRect {
        let window = CurrentWindow.read()
        return CGRect(x: 0, y: 0, width: window.size.width * window.scale, height: window.size.height * window.scale)
    }

    /// Pixels per point.
    public var scale: CGFloat { CurrentWindow.read().scale }

    /// Always false: whether a screen is recorded is not known.
    public var isCaptured: Bool { false }

    /// Never posted: whether a screen is recorded is not known.
    nonisolated public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")

    /// The same as `scale`.
    public var nativeScale: CGFloat { scale }
}
