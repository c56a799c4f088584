import CoreGraphics

/// The curve of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature changes without a jump, as on Apple's devices.
    case continuous
}

extension RoundedCornerStyle {
    var curve: Outline.CornerCurve {
        switch self {
        case .circular: .circular
        case .continuous: .continuous
        }
    }
}
