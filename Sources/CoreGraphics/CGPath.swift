@_exported import Foundation

/// An outline: lines and curves in points. `CGMutablePath` is one that can be added to.
public class CGPath: @unchecked Sendable {
    // Only CGMutablePath writes it, and such a path belongs to one thread while it is written, as Apple's does.
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

    public final var isEmpty: Bool { outline.isEmpty }

    /// Where the next line would start; zero for an empty path.
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points included.
    public final var boundingBox: CGRect { outline.controlBounds }

    /// The smallest rectangle around the outline itself.
    public final var boundingBoxOfPath: CGRect { outline.bounds }

    /// Whether a point lies inside; open subpaths count as closed.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    public final func copy() -> CGPath? { CGPath(outline) }

    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(outline.applying(transform?.pointee ?? .identity))
    }

    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(outline.applying(transform?.pointee ?? .identity))
    }

    /// The outline of a line along this path, to be filled by the winding rule.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = Outline.LineStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(outline.applying(transform).stroked(style))
    }

    /// The path cut into dashes; lengths in points, on and off in turn.
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
