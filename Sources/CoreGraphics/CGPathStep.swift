extension CGPath {
    /// One step of an outline, in points. SwiftUI's `Path.Element` is this type.
    public enum Step: Equatable, Sendable {
        /// Starts a subpath.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the subpath's start, joined to it.
        case closeSubpath
    }
}

extension CGPath.Step {
    /// The end of the step; nil for `closeSubpath`.
    package var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }

    func applying(_ transform: CGAffineTransform) -> Self {
        switch self {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
            .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }

    var isFinite: Bool {
        switch self {
        case .move(let end), .line(let end): end.isFinite
        case .quadCurve(let end, let control): end.isFinite && control.isFinite
        case .curve(let end, let control1, let control2): end.isFinite && control1.isFinite && control2.isFinite
        case .closeSubpath: true
        }
    }
}
