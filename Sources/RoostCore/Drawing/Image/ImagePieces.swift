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
        let own = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        return Self.areas(of: own, insets: resizing.capInsets, in: rect).map { area in
            let source = CGRect(
                x: area.source.minX * scale, y: area.source.minY * scale, width: area.source.width * scale,
                height: area.source.height * scale)
            if resizing.mode == .tile, area.isMiddle, let part = image.part(in: source) {
                return ImagePiece(
                    image: part, rect: area.target, interpolation: interpolation.item, tileSize: area.source.size)
            }
            return ImagePiece(image: image, rect: area.target, source: source, interpolation: interpolation.item)
        }
    }

    /// A part of a picture in points, and its target.
    struct Area {
        var source: CGRect
        var target: CGRect
        /// Whether the part is not a corner.
        var isMiddle: Bool
    }

    /// The nine parts of a picture that cover a rectangle, as far as they have a size.
    static func areas(of own: CGSize, insets: EdgeInsets, in rect: CGRect) -> [Area] {
        let columns = bands(
            start: insets.leading, end: insets.trailing, own: own.width, from: rect.minX, to: rect.maxX)
        let rows = bands(start: insets.top, end: insets.bottom, own: own.height, from: rect.minY, to: rect.maxY)
        return rows.flatMap { row in
            columns.compactMap { column -> Area? in
                func rect(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGRect {
                    CGRect(
                        x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
                        height: y.upperBound - y.lowerBound)
                }
                let (source, target) = (rect(column.source, row.source), rect(column.target, row.target))
                guard target.width > 0, target.height > 0, source.width > 0, source.height > 0 else { return nil }
                return Area(source: source, target: target, isMiddle: column.isMiddle || row.isMiddle)
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
