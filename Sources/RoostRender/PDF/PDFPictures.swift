import CoreGraphics
import Foundation
import RoostPicture

extension PDFPage {
    mutating func image(_ item: ImageItem) {
        // PDF/A leaves it to the viewer how pictures are stretched.
        let isSmooth = item.interpolation != .none && !document.options.isArchival
        guard let tint = item.tint else {
            content.setOpacity(1, document)
            return draw(document.images.object(for: mapped(item.image), isSmooth: isSmooth), item)
        }
        if case .color(let color) = tint {
            let color = mapped(color)
            content.setOpacity(Double(color.opacity), document)
            return draw(document.images.silhouette(of: item.image, in: color, isSmooth: isSmooth), item)
        }
        // The paint is drawn through a mask that is bright where the picture is opaque.
        outerContents.append(content)
        content = document.makeContent()
        draw(document.images.brightness(of: item.image, isSmooth: isSmooth), item)
        let mask = document.group(&content, box: pageBox(item.rect), isGray: true)
        content = document.makeContent()
        fill(Path(item.rect), FillStyle(), tint, bounds: item.rect)
        let layer = document.group(&content, box: pageBox(item.rect))
        content = outerContents.removeLast()
        draw(layer: layer, through: document.graphicsState(.mask(group: mask, isLuminosity: true)))
    }

    /// Stretches a picture's object over an item's rectangle.
    private mutating func draw(_ object: Int, _ item: ImageItem) {
        var whole = item.rect
        content.save()
        if let source = item.source {
            // The whole picture is drawn, so large that the part fits, and clipped.
            let (x, y) = (item.rect.width / source.width, item.rect.height / source.height)
            let left = item.isFlippedHorizontally ? CGFloat(item.image.width) - source.maxX : source.minX
            whole = CGRect(
                x: item.rect.minX - left * x, y: item.rect.minY - source.minY * y,
                width: CGFloat(item.image.width) * x, height: CGFloat(item.image.height) * y)
            content.path(Path(item.rect), pageTransform)
            content.paint("W n")
        }
        // A picture fills the unit square, its first row at the top.
        let placement =
            item.isFlippedHorizontally
            ? CGAffineTransform(a: -whole.width, b: 0, c: 0, d: -whole.height, tx: whole.maxX, ty: whole.maxY)
            : CGAffineTransform(a: whole.width, b: 0, c: 0, d: -whole.height, tx: whole.minX, ty: whole.maxY)
        content.concatenate(placement.concatenating(pageTransform))
        content.draw(object: object)
        content.restore()
    }

    // MARK: Pictures of content that PDF lacks

    /// The part of a rectangle that can be seen, with a margin and on whole points of the page: readers stretch pictures
    /// to whole pixels.
    private func aligned(_ rect: CGRect) -> CGRect {
        let page = CGRect(origin: .zero, size: list.size).applying(transform.inverted()).bounded
        let visible = rect.bounded.insetBy(dx: -1, dy: -1).common(with: page)
        guard !visible.isNull, transform.b == 0, transform.c == 0 else { return visible }
        return visible.applying(transform).bounded.integral.applying(transform.inverted())
    }

    /// Draws commands as pixels.
    mutating func picture(of range: Range<Int>, rect: CGRect) throws {
        let rect = aligned(rect)
        guard !rect.isNull,
            let picture = try LayerPicture(of: list.commands(in: range), rect: rect, scale: 3 * transform.scale)
        else { return }
        image(ImageItem(image: picture.image, rect: picture.rect, interpolation: .high))
    }

    /// Draws the blurred silhouette of a group.
    mutating func shadow(of range: Range<Int>, _ color: ResolvedColor, radius: CGFloat, x: CGFloat, y: CGFloat) throws {
        let content = list.contentBounds[range.lowerBound]
        guard !content.isNull else { return }
        let reach = radius * Filter.blurReach
        let rect = aligned(content.insetBy(dx: -reach, dy: -reach).offsetBy(dx: x, dy: y))
        guard !rect.isNull else { return }
        var commands: [DisplayCommand] = [.pushTransform(CGAffineTransform(translationX: x, y: y))]
        commands.append(radius > 0 ? .pushFilter(.blur(radius: radius, opaque: false)) : .pushLayer)
        commands += list.commands(in: range).dropFirst()
        commands.append(.pop)
        let scale = (radius < 4 ? 3 : 2) * transform.scale
        guard let picture = try LayerPicture(of: commands[...], rect: rect, scale: scale) else { return }
        image(ImageItem(image: picture.image, rect: picture.rect, interpolation: .high, tint: .color(color)))
    }
}
