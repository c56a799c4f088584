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
        if style.backdropBlur > 0 {
            if let (path, fill) = outline() { blurBackdrop(path, fill, radius: style.backdropBlur, owner: owner) }
            var inner = style
            inner.backdropBlur = 0
            return draw(inner, owner: owner, outline: outline(), command)
        }
        if style.blendMode != .normal {
            var inner = style
            inner.blendMode = .normal
            return group(.pushBlend(style.blendMode), owner: owner) {
                $0.draw(inner, owner: owner, outline: outline(), command)
            }
        }
        if let index = style.shadows.lastIndex(where: { !$0.isInner }) {
            var inner = style
            let shadow = inner.shadows.remove(at: index)
            return group(.pushFilter(shadow.filter), owner: owner) {
                $0.draw(inner, owner: owner, outline: outline(), command)
            }
        }
        if style.opacity != 1 {
            var inner = style
            inner.opacity = 1
            return group(.pushOpacity(style.opacity), owner: owner) {
                $0.draw(inner, owner: owner, outline: outline(), command)
            }
        }
        let paint = shown(style.paint)
        append(command(paint), owner: owner)
        guard !style.shadows.isEmpty, let (path, fill) = outline() else { return }
        for shadow in style.shadows { drawInnerShadow(shadow, path, fill, owner: owner) }
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
