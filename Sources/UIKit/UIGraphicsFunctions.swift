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

/// The context of the current drawing: of `draw(_:)`, of a renderer or of `UIGraphicsBeginImageContext`; nil where there is
/// none. Its coordinates are points from the top left corner.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsDrawing.current?.context }

/// Makes a context the current one of this thread until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { UIGraphicsDrawing.begin(context) }

/// Returns to the context that was current before `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() { _ = UIGraphicsDrawing.end() }

/// Fills a rectangle, in points, with the current fill colour; black at first.
public func UIRectFill(_ rect: CGRect) { UIGraphicsDrawing.current(for: "UIRectFill")?.context.fill(rect) }

/// Fills a rectangle, in points, with the current fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let drawing = UIGraphicsDrawing.current(for: "UIRectFillUsingBlendMode") else { return }
    drawing.with(blendMode, drawing.context.state.alpha) { drawing.context.fill(rect) }
}

/// Draws a line of one point along the inside of a rectangle, with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsDrawing.current(for: "UIRectFrame")?.context else { return }
    context.saveGState()
    context.state.stroke = context.state.fill
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    context.restoreGState()
}

/// Limits the following drawing to a rectangle, in points.
public func UIRectClip(_ rect: CGRect) { UIGraphicsDrawing.current(for: "UIRectClip")?.context.clip(to: rect) }

extension UIColor {
    /// Sets the colour for fills and lines of the current drawing.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current drawing.
    public func setFill() { UIGraphicsDrawing.current(for: "UIColor.setFill")?.context.state.fill = color }
    /// Sets the line colour of the current drawing.
    public func setStroke() { UIGraphicsDrawing.current(for: "UIColor.setStroke")?.context.state.stroke = color }
}

extension UIBezierPath {
    /// Fills the path in the current drawing, with its fill colour.
    public func fill() {
        UIGraphicsDrawing.current(for: "UIBezierPath.fill")?.context.fill(cgPath, using: fillRule)
    }

    /// Fills the path in the current drawing, with its fill colour.
    /// - Parameter alpha: The opacity, 0…1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsDrawing.current(for: "UIBezierPath.fill")?.with(blendMode, alpha) { fill() }
    }

    /// Draws a line along the path in the current drawing, with its line colour.
    public func stroke() {
        guard let context = UIGraphicsDrawing.current(for: "UIBezierPath.stroke")?.context else { return }
        let line = context.state.line
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.stroke(cgPath)
        context.state.line = line
    }

    /// Draws a line along the path in the current drawing, with its line colour.
    /// - Parameter alpha: The opacity, 0…1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsDrawing.current(for: "UIBezierPath.stroke")?.with(blendMode, alpha) { stroke() }
    }

    /// Limits the following drawing to the inside of the path.
    public func addClip() {
        UIGraphicsDrawing.current(for: "UIBezierPath.addClip")?.context.clip(to: cgPath, using: fillRule)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}

extension UIImage {
    /// Draws the picture into the current drawing, stretched to a rectangle.
    public func draw(in rect: CGRect) { UIGraphicsDrawing.current(for: "UIImage.draw")?.add(.image(self, rect)) }

    /// Draws the picture into the current drawing, in its size, with `point` at its top left corner.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture into the current drawing, stretched to a rectangle.
    /// - Parameter alpha: The opacity, 0…1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsDrawing.current(for: "UIImage.draw")?.with(blendMode, alpha) { draw(in: rect) }
    }

    /// Draws the picture into the current drawing, in its size, with `point` at its top left corner.
    /// - Parameter alpha: The opacity, 0…1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// A format of renderers that fits the picture: its scale, transparent.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
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

extension CALayer {
    /// Draws the layer and its sublayers into a context, with its top left corner at the origin; a view's own layer with
    /// the view's content and subviews.
    public func render(in ctx: CGContext) {
        guard ctx.draws() else { return }
        let content: UIGraphicsDrawing.Content
        if let view {
            view.layoutIfNeeded()
            content = .view(view, CGRect(origin: .zero, size: bounds.size))
        } else {
            layoutIfNeeded()
            content = .layer(self)
        }
        ctx.add(.content(content))
    }
}
