import CoreGraphics

extension GraphicsContext {
    /// A text that has been looked up and shaped. Lengths in points.
    public struct ResolvedText {
        let prepared: (any PreparedText)?
        let styles: [RoostCore.ResolvedText.RunStyle]
        /// What parts without a colour of their own are drawn with.
        public var shading: Shading = .foreground

        private func layout(in size: CGSize) -> TextLayout? {
            prepared?.layout(width: size.width, height: size.height)
        }

        /// The size that the text takes of what is offered.
        public func measure(in size: CGSize) -> CGSize { layout(in: size)?.size ?? .zero }

        /// How far the first line's baseline lies below the top.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.firstBaseline ?? 0 }

        /// How far the last line's baseline lies below the top.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.lastBaseline ?? 0 }

        func laidOut(in size: CGSize) -> TextLayout? { layout(in: size) }
    }

    /// Looks a text up and shapes it.
    public func resolve(_ text: Text) -> ResolvedText {
        let resolved = RoostCore.ResolvedText(text, in: environment)
        let prepared = environment.engines.text?.prepare(resolved.styled, style: environment.paragraphStyle)
        return ResolvedText(prepared: prepared, styles: resolved.styles)
    }

    /// Sets a text in a rectangle, from its top.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard rect.isFinite, let layout = text.laidOut(in: rect.size) else { return }
        let painter = TextPainter(
            layout: layout, styles: text.styles, frame: CGRect(origin: rect.origin, size: layout.size),
            environment: environment(text.shading), owner: drawing.owner)
        draw { painter.paint(&$0) }
    }

    /// Sets a text in one line, a point of it at a point of the canvas.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(
            text,
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// The environment with a shading as its foreground style.
    private func environment(_ shading: Shading) -> EnvironmentValues {
        guard case .style(let style) = shading.kind else { return environment }
        var environment = environment
        environment.foregroundStyles = environment.foregroundStyles.setting([style])
        return environment
    }
}
