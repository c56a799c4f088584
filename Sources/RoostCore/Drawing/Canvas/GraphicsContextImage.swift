import CoreGraphics

extension GraphicsContext {
    /// A picture that has been looked up. Lengths in points.
    public struct ResolvedImage {
        let image: Image
        let content: ImageContent
        /// What a symbol or a stencil is drawn with; nil for the foreground style.
        public var shading: Shading?

        public var size: CGSize { content.size }

        /// How far the baseline lies below the top; a picture stands on its lower edge.
        public var baseline: CGFloat {
            if case .symbol(let outline) = content { return outline.baseline }
            return size.height
        }
    }

    /// Looks a picture up; one that is not found is empty.
    public func resolve(_ image: Image) -> ResolvedImage {
        let nothing = ImageContent.symbol(SymbolOutline(path: Path(), isEvenOdd: false, size: .zero, baseline: 0))
        return ResolvedImage(image: image, content: image.content(in: environment) ?? nothing)
    }

    /// Stretches a picture over a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.isFinite else { return }
        let resolved = self.style(image.shading ?? .foreground, bounds: rect)
        draw {
            image.image.draw(image.content, in: rect, &$0, environment, style: resolved, owner: drawing.owner)
        }
    }

    /// Draws a picture in its own size, a point of it at a point of the canvas.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image.size
        draw(
            image,
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}
