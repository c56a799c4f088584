import CoreGraphics

extension GraphicsContext {
    /// A shaped text, ready to be measured and drawn. Lengths are in points.
    public struct ResolvedText {
        private let text: RoostCore.ResolvedText
        private let prepared: (any PreparedText)?
        /// The shading of parts without a colour of their own; by default the foreground style.
        public var shading = Shading.foreground

        package init(_ text: Text, in environment: EnvironmentValues) {
            self.text = RoostCore.ResolvedText(text, in: environment)
            prepared = environment.engines.text?.prepare(self.text.styled, style: environment.paragraphStyle)
        }

        fileprivate func layout(_ size: CGSize?) -> TextLayout? {
            prepared?.layout(width: size?.width, height: size?.height)
        }

        /// The size of the text when `size` is proposed to it.
        public func measure(in size: CGSize) -> CGSize { layout(size)?.size ?? .zero }

        /// The distance of the first baseline from the top.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(size)?.firstBaseline ?? 0 }

        /// The distance of the last baseline from the top.
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

    /// Shapes a text in the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: environment) }

    /// Draws a text from a rectangle's top left corner, wrapped and truncated to its size.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard rect.isFinite, let layout = text.layout(rect.size) else { return }
        let frame = CGRect(origin: rect.origin, size: layout.size)
        draw { text.paint(layout, in: frame, &$0, self) }
    }

    /// Draws a text in its ideal size, with the given point of its frame at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        guard point.x.isFinite, point.y.isFinite, let layout = text.layout(nil) else { return }
        let size = layout.size
        let frame = CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
        draw { text.paint(layout, in: frame, &$0, self) }
    }

    /// Shapes a text and draws it from a rectangle's top left corner, wrapped and truncated to its size.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Shapes a text and draws it in its ideal size, with the given point of its frame at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}
