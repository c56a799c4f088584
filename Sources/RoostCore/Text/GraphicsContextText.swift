import CoreGraphics

extension GraphicsContext {
    /// A text that has been shaped. Lengths in points.
    public struct ResolvedText {
        private let text: RoostCore.ResolvedText
        private let prepared: (any PreparedText)?
        /// What parts without a colour of their own are drawn with.
        public var shading = Shading.foreground

        init(_ text: Text, in environment: EnvironmentValues) {
            self.text = RoostCore.ResolvedText(text, in: environment)
            prepared = environment.engines.text?.prepare(self.text.styled, style: environment.paragraphStyle)
        }

        fileprivate func layout(_ size: CGSize?) -> TextLayout? {
            prepared?.layout(width: size?.width, height: size?.height)
        }

        /// The size that the text takes of `size`.
        public func measure(in size: CGSize) -> CGSize { layout(size)?.size ?? .zero }

        /// How far the first line's baseline lies below the top.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(size)?.firstBaseline ?? 0 }

        /// How far the last line's baseline lies below the top.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(size)?.lastBaseline ?? 0 }

        fileprivate func paint(
            _ layout: TextLayout, in rect: CGRect, _ context: inout PaintContext, _ graphics: GraphicsContext
        ) {
            let painter = TextPainter(
                layout: layout, styles: text.styles, frame: rect, environment: graphics.environment,
                owner: graphics.drawing.owner, foreground: graphics.style(shading, bounds: rect))
            painter.paint(&context)
        }
    }

    /// Shapes a text with the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: environment) }

    /// Draws a text from a rectangle's top left corner, wrapped and cut to its size.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard rect.isFinite, let layout = text.layout(rect.size) else { return }
        let frame = CGRect(origin: rect.origin, size: layout.size)
        draw { text.paint(layout, in: frame, &$0, self) }
    }

    /// Draws a text in its ideal size.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        guard point.x.isFinite, point.y.isFinite, let layout = text.layout(nil) else { return }
        let size = layout.size
        let frame = CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
        draw { text.paint(layout, in: frame, &$0, self) }
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}
