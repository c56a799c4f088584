import CoreGraphics

extension GraphicsContext {
    /// A picture in the canvas's environment. Lengths are in points.
    public struct ResolvedImage {
        let image: Image
        let content: ImageContent
        /// The fill of a symbol or a template picture; nil for the foreground style.
        public var shading: Shading?

        /// The picture's own size, at which it is drawn at a point.
        public var size: CGSize { content.size }

        /// The distance from the top to the baseline; for pictures other than symbols, the height.
        public var baseline: CGFloat {
            if case .symbol(let outline) = content { return outline.baseline }
            return size.height
        }
    }

    /// Resolves a picture in the canvas's environment. An unknown one is empty.
    public func resolve(_ image: Image) -> ResolvedImage {
        let nothing = ImageContent.symbol(SymbolOutline(path: Path(), isEvenOdd: false, size: .zero, baseline: 0))
        return ResolvedImage(image: image, content: image.content(in: environment) ?? nothing)
    }

    /// Draws a picture stretched over a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.isFinite else { return }
        let resolved = self.style(image.shading ?? .foreground, bounds: rect)
        draw {
            image.image.draw(image.content, in: rect, &$0, environment, style: resolved, owner: drawing.owner)
        }
    }

    /// Draws a picture in its own size, with its anchor at a point of the canvas.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image.size
        draw(
            image,
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }

    /// Draws a picture stretched over a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture in its own size, with its anchor at a point of the canvas.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}
