import CoreGraphics
import RoostPicture

/// A part of a display list drawn as pixels, for effects that a vector format lacks.
struct LayerPicture {
    let image: CGImage
    /// The picture's place, in the space of the commands.
    let rect: CGRect

    /// Pictures that would have more pixels are drawn at a smaller scale.
    private static let maximumPixels: CGFloat = 16_000_000

    init(image: CGImage, rect: CGRect) {
        self.image = image
        self.rect = rect
    }

    /// Nil if there is nothing to draw.
    /// - Parameters:
    ///   - rect: The part of the commands' space to draw.
    ///   - scale: Pixels per point of that space.
    init?(of commands: ArraySlice<DisplayCommand>, rect: CGRect, scale: CGFloat) throws {
        guard rect.width > 0, rect.height > 0, scale.isFinite, scale > 0 else { return nil }
        let scale = min(scale, (Self.maximumPixels / (rect.width * rect.height)).squareRoot())
        let size = CGSize(
            width: max((rect.width * scale).rounded(.up), 1), height: max((rect.height * scale).rounded(.up), 1))
        guard size.width * size.height <= Self.maximumPixels * 2 else { return nil }
        var list = DisplayList(size: size)
        list.append(
            .pushTransform(
                CGAffineTransform(
                    a: scale, b: 0, c: 0, d: scale, tx: -rect.minX * scale, ty: -rect.minY * scale)))
        for command in commands { list.append(command) }
        list.append(.pop)
        image = try Rasterizer().draw(list, scale: 1)
        self.rect = CGRect(x: rect.minX, y: rect.minY, width: size.width / scale, height: size.height / scale)
    }
}
