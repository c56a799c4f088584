import CoreGraphics
import RoostPicture

extension GlyphRun {
    /// Whether any glyph is a picture, not an outline.
    var hasPictures: Bool {
        glyphs.contains { font.outline(of: $0).isEmpty && font.colorImage(of: $0) != nil }
    }

    /// From font units (y up) to the space in which the run's origin is `origin`, for the glyph at `index`.
    func transform(ofGlyph index: Int, origin: CGPoint) -> CGAffineTransform {
        let scale = size / CGFloat(max(font.unitsPerEm, 1))
        let position = positions[index]
        return CGAffineTransform(
            a: scale, b: 0, c: slant * scale, d: -scale, tx: origin.x + position.x, ty: origin.y + position.y)
    }

    /// All glyphs as one outline; nil if one of them is a picture.
    func outline(at origin: CGPoint) -> Path? {
        var elements = ContiguousArray<Path.Element>()
        for (index, glyph) in glyphs.enumerated() {
            let outline = font.outline(of: glyph)
            if outline.isEmpty {
                if font.colorImage(of: glyph) != nil { return nil }
                continue
            }
            outline.applying(transform(ofGlyph: index, origin: origin)).forEach { elements.append($0) }
        }
        return Path(elements: elements)
    }

    /// The pictures of those glyphs that have colours, and the outline of the others.
    func drawing(of indices: some Sequence<Int>, at origin: CGPoint) -> (pictures: [ImageItem], outline: Path) {
        var elements = ContiguousArray<Path.Element>()
        var pictures: [ImageItem] = []
        for index in indices {
            let glyph = glyphs[index]
            let transform = transform(ofGlyph: index, origin: origin)
            if let color = font.colorImage(of: glyph) {
                // The picture's y points down like the page's, so it is drawn without the flip and the slant.
                let upright = CGAffineTransform(
                    a: transform.a, b: 0, c: 0, d: transform.a, tx: transform.tx, ty: transform.ty)
                pictures.append(
                    ImageItem(image: color.image, rect: color.bounds.applying(upright), interpolation: .high))
            } else {
                font.outline(of: glyph).applying(transform).forEach { elements.append($0) }
            }
        }
        return (pictures, Path(elements: elements))
    }
}
