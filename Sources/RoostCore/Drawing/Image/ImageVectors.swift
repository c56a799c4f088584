import CoreGraphics

nonisolated extension Image {
    /// Draws a picture of paths over a rectangle: as paths, unless it is repeated.
    func draw(
        _ picture: VectorPicture, isTemplate: Bool, in rect: CGRect, _ context: inout PaintContext,
        _ environment: EnvironmentValues, style: _ResolvedStyle, owner: NodeID
    ) {
        guard picture.size.width > 0, picture.size.height > 0 else { return }
        let tint = isTemplate ? style : nil
        let whole = CGRect(origin: .zero, size: picture.size)
        guard let resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() else {
            return context.draw(picture, from: whole, to: rect, tint: tint, owner: owner)
        }
        if resizing.mode == .tile {
            let scale = context.displayScale
            guard let pixels = environment.engines.images?.pixels(of: picture, scale: scale) else { return }
            let content = ImageContent.picture(pixels, scale: scale, isTemplate: isTemplate)
            return draw(content, in: rect, &context, environment, style: style, owner: owner)
        }
        for area in Self.areas(of: picture.size, insets: resizing.capInsets, in: rect) {
            context.group(.pushClip(Path(area.target), FillStyle()), owner: owner) {
                $0.draw(picture, from: area.source, to: area.target, tint: tint, owner: owner)
            }
        }
    }
}

extension PaintContext {
    /// Draws a part of a picture of paths over a rectangle, in its own colours or in a tint.
    fileprivate mutating func draw(
        _ picture: VectorPicture, from source: CGRect, to target: CGRect, tint: _ResolvedStyle?, owner: NodeID
    ) {
        let scale = CGSize(width: target.width / source.width, height: target.height / source.height)
        let place = CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: target.minX - source.minX * scale.width,
            ty: target.minY - source.minY * scale.height)
        guard let tint else { return drawCommands(of: picture, place, owner: owner) }
        drawTinted(picture, place, tint, owner: owner)
    }

    private mutating func drawCommands(
        of picture: VectorPicture, _ place: CGAffineTransform, in color: ResolvedColor? = nil, owner: NodeID
    ) {
        group(.pushTransform(place), owner: owner) { context in
            for entry in picture.list.entries {
                context.append(color.map { entry.command.colored($0) } ?? entry.command, owner: owner)
            }
        }
    }

    private mutating func drawTinted(
        _ picture: VectorPicture, _ place: CGAffineTransform, _ style: _ResolvedStyle, owner: NodeID
    ) {
        if let silhouette = picture.silhouette {
            return fill(silhouette.path.applying(place), silhouette.style, with: style, owner: owner)
        }
        var inner = style
        if style.blendMode != .normal {
            inner.blendMode = .normal
            return group(.pushBlend(style.blendMode), owner: owner) {
                $0.drawTinted(picture, place, inner, owner: owner)
            }
        }
        if let index = style.shadows.lastIndex(where: { !$0.isInner }) {
            let shadow = inner.shadows.remove(at: index)
            return group(.pushFilter(shadow.filter), owner: owner) {
                $0.drawTinted(picture, place, inner, owner: owner)
            }
        }
        if style.opacity != 1 {
            inner.opacity = 1
            return group(.pushOpacity(style.opacity), owner: owner) {
                $0.drawTinted(picture, place, inner, owner: owner)
            }
        }
        if style.backdropBlur == 0, style.shadows.isEmpty, picture.takesColor,
            case .color(var color) = shown(style.paint)
        {
            let opacity = Double(color.opacity)
            guard opacity < 1 else { return drawCommands(of: picture, place, in: color, owner: owner) }
            // Parts that overlap are not darker there.
            color.opacity = 1
            return group(.pushOpacity(opacity), owner: owner) {
                $0.drawCommands(of: picture, place, in: color, owner: owner)
            }
        }
        append(.beginMask, owner: owner)
        drawCommands(of: picture, place, owner: owner)
        append(.maskContent, owner: owner)
        fill(Path(CGRect(origin: .zero, size: picture.size).applying(place)), with: style, owner: owner)
        append(.pop, owner: owner)
    }
}
