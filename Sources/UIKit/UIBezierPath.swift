import CoreGraphics
import RoostCore

/// UIKit's paths, for `Path(_:)`, for code that builds shapes and for `draw(_:)`. Y points down.
open class UIBezierPath: Equatable {
    private var path: CGMutablePath

    /// The width of `stroke()`, in points.
    public var lineWidth: CGFloat = 1
    /// The ends of lines in `stroke()`.
    public var lineCapStyle: CGLineCap = .butt
    /// The corners of lines in `stroke()`.
    public var lineJoinStyle: CGLineJoin = .miter
    /// The length, in line widths, up to which a pointed corner stays pointed in `stroke()`.
    public var miterLimit: CGFloat = 10
    /// Whether areas that the path goes round twice are outside, in `fill()` and `contains(_:)`.
    public var usesEvenOddFillRule = false

    /// An empty path.
    public init() { path = CGMutablePath() }

    private init(_ path: Path) { self.path = path.cgPath.mutableCopy() ?? CGMutablePath() }

    /// A copy of a path.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// A rectangle, in points.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// An ellipse that touches a rectangle's sides.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// A rectangle with continuous corners, as UIKit's are. The radius is in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
    }

    /// A rectangle with some round corners, which are continuous.
    /// - Parameter cornerRadii: In points; only the width counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? max(cornerRadii.width, 0) : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
    }

    /// Part of a circle.
    /// - Parameters:
    ///   - startAngle: In radians; zero points to the right, and larger angles are clockwise on the screen.
    ///   - clockwise: As seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of the path; setting it replaces all elements.
    public var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the lines, in points.
    public var bounds: CGRect { path.boundingBoxOfPath }
    /// The end of the last line, where the next one begins.
    public var currentPoint: CGPoint { path.currentPoint }

    /// Begins a new figure at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds part of a circle, and a line to its start where a figure has begun. Angles are in radians, clockwise on the
    /// screen from the right.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics takes `clockwise` for axes whose y points up.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line to the start of the figure.
    open func close() { path.closeSubpath() }
    /// Empties the path.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds the figures of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        withUnsafePointer(to: transform) { path = path.mutableCopy(using: $0) ?? path }
    }

    /// The same path drawn from its end to its start: each figure runs backwards, and the last one comes first.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed())
        reversed.lineWidth = lineWidth
        reversed.lineCapStyle = lineCapStyle
        reversed.lineJoinStyle = lineJoinStyle
        reversed.miterLimit = miterLimit
        reversed.usesEvenOddFillRule = usesEvenOddFillRule
        reversed.dash = dash
        return reversed
    }

    /// The dashes and gaps of `stroke()` in turn, in points, and the distance into them at the start.
    private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Sets the dashes of `stroke()`.
    /// - Parameters:
    ///   - pattern: Dashes and gaps in turn, in points; nil for a line without gaps.
    ///   - phase: The distance into the pattern at the start, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Whether a point is inside the filled path.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Whether the elements are the same; line widths do not count.
    public static func == (a: UIBezierPath, b: UIBezierPath) -> Bool { a === b || a.path == b.path }
}
