import CoreGraphics
import RoostCore

/// UIKit's paths, for `Path(_:)` and for code that builds shapes with them.
///
/// Lines are kept and can be asked for; filling and stroking are SwiftUI's: there is no drawing context of UIKit's.
open class UIBezierPath: Equatable {
    private var path: CGMutablePath

    public var lineWidth: CGFloat = 1
    public var lineCapStyle: CGLineCap = .butt
    public var lineJoinStyle: CGLineJoin = .miter
    public var miterLimit: CGFloat = 10
    public var usesEvenOddFillRule = false

    public init() { path = CGMutablePath() }

    private init(_ path: Path) { self.path = path.cgPath.mutableCopy() ?? CGMutablePath() }

    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// A rectangle with UIKit's corners, which are continuous.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
    }

    /// A rectangle of which some corners are round.
    /// - Parameter cornerRadii: The radii; their width counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? max(cornerRadii.width, 0) : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
    }

    /// Part of a circle.
    /// - Parameters:
    ///   - startAngle: In radians; zero points to the right, and more is clockwise as seen.
    ///   - clockwise: As seen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    public var isEmpty: Bool { path.isEmpty }
    public var bounds: CGRect { path.boundingBoxOfPath }
    public var currentPoint: CGPoint { path.currentPoint }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics means its own axes, whose y points up.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = CGMutablePath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    open func apply(_ transform: CGAffineTransform) {
        withUnsafePointer(to: transform) { path = path.mutableCopy(using: $0) ?? path }
    }

    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    public static func == (a: UIBezierPath, b: UIBezierPath) -> Bool { a === b || a.path == b.path }
}
