import CoreGraphics

/// A part of a picture and its target.
struct ImagePiece {
    var image: CGImage
    var rect: CGRect
    /// The part of the picture in pixels; nil for all of it.
    var source: CGRect?
    var interpolation: ImageItem.Interpolation
    /// The size in points of a tile that is repeated; nil for a stretched part.
    var tileSize: CGSize?

    func item(tint: Paint?) -> DisplayCommand {
        guard let tileSize else {
            return .image(
                ImageItem(image: image, rect: rect, source: source, interpolation: interpolation, tint: tint))
        }
        return .fill(Path(rect), FillStyle(), .image(image, origin: rect.origin, tileSize: tileSize))
    }
}

nonisolated extension Image {
    /// The parts that cover a rectangle: one, or nine of which the corners keep their size.
    func pieces(of image: CGImage, scale: CGFloat, in rect: CGRect) -> [ImagePiece] {
        guard let resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() else {
            return [ImagePiece(image: image, rect: rect, interpolation: interpolation.item)]
        }
        let insets = resizing.capInsets
        let width = CGFloat(image.width) / scale
        let height = CGFloat(image.height) / scale
        let columns = Self.bands(
            start: insets.leading, end: insets.trailing, own: width, from: rect.minX, to: rect.maxX)
        let rows = Self.bands(start: insets.top, end: insets.bottom, own: height, from: rect.minY, to: rect.maxY)
        return rows.flatMap { row in
            columns.compactMap { column -> ImagePiece? in
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                let source = CGRect(
                    x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
                    width: (column.source.upperBound - column.source.lowerBound) * scale,
                    height: (row.source.upperBound - row.source.lowerBound) * scale)
                guard target.width > 0, target.height > 0, source.width > 0, source.height > 0 else { return nil }
                if resizing.mode == .tile, column.isMiddle || row.isMiddle, let part = image.part(in: source) {
                    return ImagePiece(
                        image: part, rect: target, interpolation: interpolation.item,
                        tileSize: CGSize(width: source.width / scale, height: source.height / scale))
                }
                return ImagePiece(image: image, rect: target, source: source, interpolation: interpolation.item)
            }
        }
    }

    private struct Band {
        /// The range in the picture and its target, in points.
        var source: ClosedRange<CGFloat>
        var target: ClosedRange<CGFloat>
        var isMiddle = false
    }

    /// The start, middle and end along one axis. Caps that do not fit shrink together.
    private static func bands(
        start: CGFloat, end: CGFloat, own: CGFloat, from: CGFloat, to: CGFloat
    ) -> [Band] {
        let start = start.isFinite ? min(max(0, start), own) : 0
        let end = end.isFinite ? min(max(0, end), own - start) : 0
        let shrink = start + end > to - from ? (to - from) / (start + end) : 1
        let (left, right) = (from + start * shrink, max(from + start * shrink, to - end * shrink))
        return [
            Band(source: 0...start, target: from...left),
            Band(source: start...(own - end), target: left...right, isMiddle: true),
            Band(source: (own - end)...own, target: right...max(right, to)),
        ]
    }
}
