import CoreGraphics
import RoostCore

/// Begins a drawing of a size in points. Functions on this thread draw into it until `UIGraphicsEndImageContext()`.
/// - Parameters:
///   - opaque: Whether the background is black instead of transparent.
///   - scale: Pixels per point; 0 for 3.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsDrawing.begin(UIGraphicsDrawing(size: size, isOpaque: opaque, scale: scale))
}

/// Begins a transparent drawing of one pixel per point; see `UIGraphicsBeginImageContextWithOptions`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The current drawing as a picture; nil, with a warning, where there is none or its size is not positive.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsDrawing.current(for: "UIGraphicsGetImageFromCurrentImageContext")?.image()
}

/// Ends the current drawing; the one that it interrupted goes on.
public func UIGraphicsEndImageContext() { _ = UIGraphicsDrawing.end() }

/// Fills a rectangle, in points, with the current fill colour; black at first.
public func UIRectFill(_ rect: CGRect) {
    guard let drawing = UIGraphicsDrawing.current(for: "UIRectFill") else { return }
    drawing.add(.fill(Path(rect), drawing.fill, FillStyle()))
}

extension UIColor {
    /// Sets the colour for fills and lines of the current drawing.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current drawing.
    public func setFill() { UIGraphicsDrawing.current(for: "UIColor.setFill")?.fill = color }
    /// Sets the line colour of the current drawing.
    public func setStroke() { UIGraphicsDrawing.current(for: "UIColor.setStroke")?.stroke = color }
}

extension UIBezierPath {
    /// Fills the path in the current drawing, with its fill colour.
    public func fill() {
        guard let drawing = UIGraphicsDrawing.current(for: "UIBezierPath.fill") else { return }
        drawing.add(.fill(Path(cgPath), drawing.fill, FillStyle(eoFill: usesEvenOddFillRule)))
    }

    /// Draws a line along the path in the current drawing, with its line colour.
    public func stroke() {
        guard let drawing = UIGraphicsDrawing.current(for: "UIBezierPath.stroke") else { return }
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
            dash: dash.lengths, dashPhase: dash.phase)
        drawing.add(.stroke(Path(cgPath), drawing.stroke, style))
    }
}

extension UIImage {
    /// Draws the picture into the current drawing, stretched to a rectangle.
    public func draw(in rect: CGRect) { UIGraphicsDrawing.current(for: "UIImage.draw")?.add(.image(self, rect)) }

    /// Draws the picture into the current drawing, in its size, with `point` at its top left corner.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIView {
    /// Draws the view and its subviews into the current drawing, stretched to a rectangle. Returns false, with a
    /// warning, where there is no drawing.
    /// - Parameter afterUpdates: Has no effect: the view is always laid out first.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let drawing = UIGraphicsDrawing.current(for: "UIView.drawHierarchy") else { return false }
        layoutIfNeeded()
        drawing.add(.view(self, rect))
        return true
    }
}
