import CoreGraphics
import RoostCore

/// The space that a preview is shown in.
public enum PreviewLayout: Equatable, Sendable {
    /// A device's whole screen.
    case device
    /// The view's own size.
    case sizeThatFits
    /// This size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}
