import CoreGraphics
import RoostCore

/// Begins a picture, into which what follows on this thread draws; `UIGraphicsEndImageContext` ends it.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsDrawing.begin(UIGraphicsDrawing(size: size, isOpaque: opaque, scale: scale))
}

/// Begins a picture of one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// What has been drawn since the picture was begun; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsDrawing.current(for: "UIGraphicsGetImageFromCurrentImageContext")?.image()
}

public func UIGraphicsEndImageContext() { _ = UIGraphicsDrawing.end() }

/// Fills a rectangle with the colour that was set.
public func UIRectFill(_ rect: CGRect) {
    guard let drawing = UIGraphicsDrawing.current(for: "UIRectFill") else { return }
    drawing.add(.fill(Path(rect), drawing.fill, FillStyle()))
}

extension UIColor {
    /// Fills and draws lines with this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { UIGraphicsDrawing.current(for: "UIColor.setFill")?.fill = color }
    public func setStroke() { UIGraphicsDrawing.current(for: "UIColor.setStroke")?.stroke = color }
}

extension UIBezierPath {
    /// Fills the path with the colour that was set.
    public func fill() {
        guard let drawing = UIGraphicsDrawing.current(for: "UIBezierPath.fill") else { return }
        drawing.add(.fill(Path(cgPath), drawing.fill, FillStyle(eoFill: usesEvenOddFillRule)))
    }

    /// Draws a line along the path with the colour that was set.
    public func stroke() {
        guard let drawing = UIGraphicsDrawing.current(for: "UIBezierPath.stroke") else { return }
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit)
        drawing.add(.stroke(Path(cgPath), drawing.stroke, style))
    }
}

extension UIImage {
    /// Draws the picture, stretched into a rectangle.
    public func draw(in rect: CGRect) { UIGraphicsDrawing.current(for: "UIImage.draw")?.add(.image(self, rect)) }

    /// Draws the picture in its size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIView {
    /// Draws the view and what is in it, stretched into a rectangle; answers whether it could.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let drawing = UIGraphicsDrawing.current(for: "UIView.drawHierarchy") else { return false }
        layoutIfNeeded()
        drawing.add(.view(self, rect))
        return true
    }
}
