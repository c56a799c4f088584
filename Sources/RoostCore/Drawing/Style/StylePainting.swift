import CoreGraphics

extension PaintContext {
    /// Draws a command in a style: the blurred backdrop, then the command within its blend mode, drop shadows and
    /// opacity, and inner shadows on top.
    ///
    /// - Parameters:
    ///   - outline: The filled outline, for inner shadows and the blurred backdrop.
    ///   - command: The drawing command for a paint.
    package mutating func draw(
        _ style: _ResolvedStyle, owner: NodeID, outline: @autoclosure () -> (Path, FillStyle)? = nil,
        _ command: (Paint) -> DisplayCommand
    ) {
        let drawing = command(shown(style.paint))
        // Most styles are a paint alone.
        if style.isPaintAlone { return append(drawing, owner: owner) }
        draw(drawing, in: style, outline: style.usesOutline ? outline() : nil, owner: owner)
    }

    /// Without closures, for which the compiler would copy the code into each caller.
    private mutating func draw(
        _ drawing: DisplayCommand, in style: _ResolvedStyle, outline: (path: Path, fill: FillStyle)?, owner: NodeID
    ) {
        var inner = style
        if style.backdropBlur > 0 {
            if let outline { blurBackdrop(outline.path, outline.fill, radius: style.backdropBlur, owner: owner) }
            inner.backdropBlur = 0
            return draw(drawing, in: inner, outline: outline, owner: owner)
        }
        if let group = inner.popOutermostGroup() {
            return self.group(group, owner: owner) { $0.draw(drawing, in: inner, outline: outline, owner: owner) }
        }
        append(drawing, owner: owner)
        guard let outline else { return }
        for shadow in style.shadows { drawInnerShadow(shadow, outline.path, outline.fill, owner: owner) }
    }

    package mutating func fill(
        _ path: Path, _ fillStyle: FillStyle = FillStyle(), with style: _ResolvedStyle, owner: NodeID
    ) {
        if path.isEmpty { return }
        draw(style, owner: owner, outline: (path, fillStyle)) { .fill(path, fillStyle, $0) }
    }

    package mutating func stroke(
        _ path: Path, _ strokeStyle: StrokeStyle, isAntialiased: Bool = true, with style: _ResolvedStyle, owner: NodeID
    ) {
        if path.isEmpty || !(strokeStyle.lineWidth > 0) { return }
        if !isAntialiased {
            return fill(path.strokedPath(strokeStyle), FillStyle(antialiased: false), with: style, owner: owner)
        }
        draw(style, owner: owner, outline: (path.strokedPath(strokeStyle), FillStyle())) {
            .stroke(path, strokeStyle, $0)
        }
    }

    /// Draws the shadow of everything outside the outline, clipped to its inside.
    private mutating func drawInnerShadow(_ shadow: ResolvedShadow, _ path: Path, _ fill: FillStyle, owner: NodeID) {
        let reach = 3 * shadow.radius + max(abs(shadow.x), abs(shadow.y)) + 1
        var outside = Path(path.boundingRect.insetBy(dx: -reach, dy: -reach))
        outside.addPath(path)
        var opaque = shadow.color
        opaque.opacity = 1
        group(.pushClip(path, fill), owner: owner) { context in
            context.group(.pushFilter(shadow.filter), owner: owner) {
                $0.append(.fill(outside, FillStyle(eoFill: true), .color(opaque)), owner: owner)
            }
        }
    }
}

extension _ResolvedStyle {
    /// Whether the style draws nothing but its paint.
    fileprivate var isPaintAlone: Bool {
        backdropBlur <= 0 && blendMode == .normal && opacity == 1 && shadows.isEmpty
    }

    fileprivate var usesOutline: Bool { backdropBlur > 0 || shadows.contains(where: \.isInner) }

    /// Removes the outermost group around the drawing; nil if there is none.
    fileprivate mutating func popOutermostGroup() -> DisplayCommand? {
        if blendMode != .normal {
            defer { blendMode = .normal }
            return .pushBlend(blendMode)
        }
        if let index = shadows.lastIndex(where: { !$0.isInner }) {
            return .pushFilter(shadows.remove(at: index).filter)
        }
        if opacity != 1 {
            defer { opacity = 1 }
            return .pushOpacity(opacity)
        }
        return nil
    }
}

/// A shadow for drawing. Lengths are in points; the radius is the blur's standard deviation.
package struct ResolvedShadow: Equatable, Sendable {
    package var color: Color.Resolved
    package var radius: CGFloat
    package var x: CGFloat
    package var y: CGFloat
    package var isInner = false

    package var filter: Filter { .shadow(color: color, radius: radius, x: x, y: y) }
}

/// A style that as a view fills its frame with itself.
nonisolated package protocol StyleView: LeafView, ShapeStyle {}

extension StyleView {
    package func paints(in environment: EnvironmentValues) -> [Paint] { [unitPaint(in: environment)] }

    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        let frame = context.pixelFrame(of: element)
        context.fill(Path(frame), with: resolve(in: environment, bounds: frame), owner: owner)
    }

    package func covers(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> Bool {
        let frame = CGRect(origin: .zero, size: size)
        return frame.contains(point) && !resolve(in: environment, bounds: frame).isClear
    }
}
