import Foundation
import RoostLog

// MARK: Settings

extension CGContext {
    /// Sets the colour of fills; black at first.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// Sets the colour of lines; black at first.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    /// Sets the colour of fills by components in sRGB, 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the colour of lines by components in sRGB, 0…1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the colour of fills to a grey, 0…1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
    /// Sets the colour of lines to a grey, 0…1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
    /// Sets the opacity of the following drawing, 0…1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Sets the way in which the following drawing's colours combine with those below.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Sets the width of lines, in points; 1 at first.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    /// Sets the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    /// Sets the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// Sets the length of a corner's point, by the line's width, from which the corner is cut off; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Sets dashes and gaps in turn, in points; none draws a whole line.
    /// - Parameter phase: The distance into the dashes at the start.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.phase, state.line.dashes) = (phase, lengths)
    }
    /// Sets the shadow of the following drawing, a third black. Its distances do not follow the transform.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
    /// Sets the shadow of the following drawing; nil for none. Its distances do not follow the transform.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
    }
    /// Accepted for source compatibility; has no effect here: edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Accepted for source compatibility; has no effect here: edges are smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Accepted for source compatibility; has no effect here: a line is as smooth as a screen shows it.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Accepted for source compatibility; has no effect here: pictures are scaled alike.
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }
}

// MARK: The current path

extension CGContext {
    /// A copy of the current path, in the current space; nil where it is empty.
    public var path: CGPath? { isPathEmpty ? nil : inSpace(current) }
    /// Whether the current path is empty.
    public var isPathEmpty: Bool { current.isEmpty }
    /// The end of the current path, in the current space.
    public var currentPointOfPath: CGPoint { current.currentPoint.applying(state.transform.inverted()) }
    /// The rectangle around the current path and its control points, in the current space.
    public var boundingBoxOfPath: CGRect { inSpace(current).boundingBox }

    private func inSpace(_ path: CGPath) -> CGPath {
        let result = CGMutablePath()
        result.addPath(path, transform: state.transform.inverted())
        return result
    }

    /// Empties the current path.
    public func beginPath() { current = CGMutablePath() }
    /// Closes the current part of the path.
    public func closePath() { current.closeSubpath() }
    /// Begins a new part of the path.
    public func move(to point: CGPoint) { current.move(to: point, transform: state.transform) }
    /// Adds a line to the path.
    public func addLine(to point: CGPoint) { current.addLine(to: point, transform: state.transform) }
    /// Adds lines through all points, after a move to the first.
    public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: state.transform) }
    /// Adds a cubic curve to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
    }
    /// Adds a quadratic curve to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        current.addQuadCurve(to: end, control: control, transform: state.transform)
    }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { current.addRect(rect, transform: state.transform) }
    /// Adds rectangles to the path.
    public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: state.transform) }
    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: state.transform) }
    /// Adds another path.
    public func addPath(_ path: CGPath) { current.addPath(path, transform: state.transform) }
    /// Adds an arc between two angles in radians. With y pointing down, `clockwise: false` turns clockwise on screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        current.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.transform)
    }
    /// Adds an arc that touches two lines, as `CGMutablePath` does.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        current.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
    }
}

// MARK: Clips

extension CGContext {
    /// Limits the following drawing to the inside of the current path, and empties the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append((taken(), rule))
    }
    /// Limits the following drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(to: [rect]) }
    /// Limits the following drawing to rectangles.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: state.transform)
        state.clips.append((path, .winding))
    }
    /// Takes all limits away.
    public func resetClip() { state.clips = [] }
    /// The rectangle around the clip, in the current space; the whole picture where there is none.
    public var boundingBoxOfClipPath: CGRect {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        return state.clips.reduce(whole) { $0.intersection($1.path.boundingBox) }
            .applying(state.transform.inverted())
    }

    /// The current path, which is empty after that.
    private func taken() -> CGPath {
        defer { beginPath() }
        return current
    }
}

// MARK: Drawing

extension CGContext {
    /// Fills the current path, and empties it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    /// Draws a line along the current path, and empties it.
    public func strokePath() { drawPath(using: .stroke) }
    /// Draws the current path, and empties it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = taken()
        guard draws(), !path.isEmpty else { return }
        switch mode {
        case .fill, .fillStroke: add(.fill(path, .winding))
        case .eoFill, .eoFillStroke: add(.fill(path, .evenOdd))
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: add(.stroke(inSpace(path)))
        case .fill, .eoFill: break
        }
    }

    /// Fills a path of the current space. The current path stays.
    package func fill(_ path: CGPath, using rule: CGPathFillRule) {
        if draws() { add(.fill(path.moved(state.transform), rule)) }
    }
    /// Draws a line along a path of the current space. The current path stays.
    package func stroke(_ path: CGPath) { if draws() { add(.stroke(path)) } }
    /// Limits the following drawing to the inside of a path of the current space.
    package func clip(to path: CGPath, using rule: CGPathFillRule) {
        state.clips.append((path.moved(state.transform), rule))
    }

    /// Runs code with a current path of its own, and draws that path.
    private func draw(_ mode: CGPathDrawingMode, _ build: () -> Void) {
        let outer = current
        beginPath()
        build()
        drawPath(using: mode)
        current = outer
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { draw(.fill) { addRect(rect) } }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { draw(.fill) { addRects(rects) } }
    /// Draws a line along a rectangle.
    public func stroke(_ rect: CGRect) { draw(.stroke) { addRect(rect) } }
    /// Draws a line of a width along a rectangle, and keeps that width for later lines.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        setLineWidth(width)
        stroke(rect)
    }
    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { draw(.fill) { addEllipse(in: rect) } }
    /// Draws a line along an ellipse.
    public func strokeEllipse(in rect: CGRect) { draw(.stroke) { addEllipse(in: rect) } }
    /// Draws a line from each first point to the second one after it.
    public func strokeLineSegments(between points: [CGPoint]) {
        draw(.stroke) {
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                move(to: points[index])
                addLine(to: points[index + 1])
            }
        }
    }
    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        let before = state
        (state.blendMode, state.alpha, state.shadow) = (.clear, 1, nil)
        fill(rect)
        state = before
    }

    /// Draws a picture into a rectangle, with y pointing up: in UIKit's contexts it is upside down.
    /// - Parameter byTiling: Accepted for source compatibility; true draws a single picture, with a warning.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        if byTiling { Log.warning("CGContext.draw draws a single picture, not tiles") }
        if draws() { add(.image(image, rect)) }
    }

    /// Draws a layer in its own size.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer, stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard draws(), let content = layer.context, content !== self else { return }
        let place = CGAffineTransform(
            a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height, tx: rect.minX,
            ty: rect.minY)
        add(.layer(content.drawing.map { $0.applying(place.concatenating(state.transform)) }))
    }

    /// Draws colours along a line between two points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        if draws() { add(.linearGradient(gradient, startPoint, endPoint, options)) }
    }

    /// Draws colours between two circles. Roost draws circles around `endCenter`, whatever `startCenter` is.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        if draws() { add(.radialGradient(gradient, startCenter, startRadius, endCenter, endRadius, options)) }
    }

    /// Begins a layer: what follows is drawn as one, with the opacity, the shadow and the blend mode of now.
    /// `auxiliaryInfo` has no effect.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saveGState()
        layerStates.append(state)
        layers.append([])
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    }

    /// Ends the layer begun last, and draws it; without one it does nothing.
    public func endTransparencyLayer() {
        guard let outer = layerStates.popLast(), let content = layers.popLast() else { return }
        state = outer
        if draws() { add(.layer(content)) }
        restoreGState()
    }
}

extension CGContext.Drawn {
    /// The same with another transform after its own.
    fileprivate func applying(_ transform: CGAffineTransform) -> CGContext.Drawn {
        var state = state
        state.transform = state.transform.concatenating(transform)
        state.clips = state.clips.map { ($0.path.moved(transform), $0.rule) }
        let moved: CGContext.Step =
            switch step {
            case .fill(let path, let rule): .fill(path.moved(transform), rule)
            case .layer(let inner): .layer(inner.map { $0.applying(transform) })
            default: step
            }
        return CGContext.Drawn(step: moved, state: state)
    }
}

extension CGPath {
    fileprivate func moved(_ transform: CGAffineTransform) -> CGPath {
        let path = CGMutablePath()
        path.addPath(self, transform: transform)
        return path
    }
}
