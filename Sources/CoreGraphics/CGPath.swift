@_exported import Foundation

/// An outline of lines and curves, in points. `CGMutablePath` is the kind that can be extended.
public class CGPath: @unchecked Sendable {
    // Only CGMutablePath writes it. Such a path belongs to one thread while it is written, as on Apple's systems.
    package final var outline: Outline

    package init(_ outline: Outline) { self.outline = outline }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(path.outline)
    }

    /// The ellipse that fits a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(path.outline)
    }

    /// A rectangle with elliptical corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(path.outline)
    }

    /// Whether the path has no steps.
    public final var isEmpty: Bool { outline.isEmpty }

    /// The start of the next line; zero for an empty path.
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The smallest rectangle around all points, including control points; `CGRect.null` for an empty path.
    public final var boundingBox: CGRect { outline.controlBounds }

    /// The smallest rectangle around the outline itself; `CGRect.null` for an empty path.
    public final var boundingBoxOfPath: CGRect { outline.bounds }

    /// Whether a point lies inside the transformed path. Open subpaths count as closed.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// An immutable copy; never nil.
    public final func copy() -> CGPath? { CGPath(outline) }

    /// A copy that can be extended; never nil.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

    /// A transformed copy; a plain one without a transform. Never nil.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(outline.applying(transform?.pointee ?? .identity))
    }

    /// A transformed copy that can be extended; a plain one without a transform. Never nil.
    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(outline.applying(transform?.pointee ?? .identity))
    }

    /// The outline of a stroke along this path, to be filled by the winding rule. The width is in points.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = Outline.LineStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(outline.applying(transform).stroked(style))
    }

    /// The path cut into dashes. `lengths` are dashes and gaps in turn, in points; `phase` is the distance into the
    /// pattern at the start.
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(outline.applying(transform).dashed(lengths, phase: phase))
    }
}

extension CGPath: Equatable, Hashable {
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.outline == rhs.outline }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(outline.steps.count)
        if let point = outline.currentPoint {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }
}
