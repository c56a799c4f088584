import CoreGraphics
import Foundation
import RoostPicture

extension SVGWriter {
    mutating func image(_ item: ImageItem) throws {
        var picture = SVGOutput()
        let id = try definitions.id(item.image)
        if let source = item.source {
            // A view box cuts the part out and stretches it.
            let isFlipped = item.isFlippedHorizontally
            if isFlipped { picture.raw("<g transform=\"matrix(-1 0 0 1 ") }
            if isFlipped { picture.number(item.rect.minX + item.rect.maxX, decimals: decimals) }
            if isFlipped { picture.raw(" 0)\">") }
            picture.raw("<svg")
            picture.rectangle(item.rect, decimals: decimals)
            picture.raw(" viewBox=\"")
            for value in [source.minX, source.minY, source.width] {
                picture.number(value)
                picture.raw(" ")
            }
            picture.number(source.height)
            picture.raw("\" preserveAspectRatio=\"none\"><use href=\"#")
            picture.raw(id)
            picture.raw("\"")
            picture.interpolation(item.interpolation)
            picture.raw("/></svg>")
            if isFlipped { picture.raw("</g>") }
        } else {
            picture.raw("<use href=\"#")
            picture.raw(id)
            picture.raw("\"")
            picture.transform(
                item.image.transform(to: item.rect, isFlipped: item.isFlippedHorizontally), decimals: decimals)
            picture.interpolation(item.interpolation)
            picture.raw("/>")
        }
        guard let tint = item.tint else { return write(picture) }

        var mask = SVGOutput()
        mask.raw(" maskUnits=\"userSpaceOnUse\"")
        mask.rectangle(item.rect, decimals: decimals)
        mask.raw(" style=\"mask-type:alpha\">")
        mask.append(picture)
        mask.raw("</mask>")
        var element = SVGOutput()
        element.raw("<rect")
        element.rectangle(item.rect, decimals: decimals)
        try apply(tint, as: "fill", bounds: item.rect, to: &element)
        element.reference("mask", definitions.id("mask", mask))
        element.raw("/>")
        write(element)
    }
}

extension SVGOutput {
    fileprivate mutating func interpolation(_ interpolation: ImageItem.Interpolation) {
        if interpolation == .none { raw(" style=\"image-rendering:pixelated\"") }
    }
}

extension CGImage {
    /// Maps pixels to the rectangle over which the picture is stretched.
    func transform(to rect: CGRect, isFlipped: Bool) -> CGAffineTransform {
        let (x, y) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
        return CGAffineTransform(
            a: isFlipped ? -x : x, b: 0, c: 0, d: y, tx: isFlipped ? rect.maxX : rect.minX, ty: rect.minY)
    }

    /// The picture's own file if readers of SVG know its format, else a PNG file.
    func dataURI() throws -> String {
        let (data, format) =
            if let encoded, let format = EncodedFormat(encoded) { (encoded, format) } else {
                (try PNGEncoder().encode(self), .png)
            }
        return "data:\(format.rawValue);base64,\(data.base64EncodedString())"
    }
}
