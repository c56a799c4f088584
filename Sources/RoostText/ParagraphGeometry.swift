import CoreGraphics
import RoostCore
import RoostPicture

extension PreparedParagraph {
    func geometry(width: CGFloat?) -> TextGeometry {
        let width = Self.limit(width)
        let pixels = PixelGrid(scale: style.displayScale)
        guard !text.utf8.isEmpty else {
            let line = TextGeometry.Line(
                bytes: 0..<0, end: 0, minX: 0, top: 0, height: firstMetrics.lineHeight,
                baseline: firstMetrics.ascender, isRightToLeft: style.isRightToLeft, cells: [])
            return TextGeometry(lines: [line], size: CGSize(width: 0, height: firstMetrics.lineHeight))
        }
        let broken = LineBreaker(text: text, width: width).lines()
        let widest = broken.reduce(0) { max($0, text.width($1.cells)) }
        let total = pixels.roundUp(max(0, min(widest, width)))
        var lines: [TextGeometry.Line] = []
        lines.reserveCapacity(broken.count + 1)
        var bottom: CGFloat = 0
        for (index, line) in broken.enumerated() {
            let metrics = metrics(of: line.cells)
            if index > 0 { bottom += gap(after: self.metrics(of: broken[index - 1].cells)) }
            let x = Self.offset(of: text.width(line.start..<line.inkEnd), in: total, style: style)
            lines.append(set(line, metrics: metrics, x: x, top: bottom))
            bottom += metrics.height(style.idiom)
        }
        // A line break at the end of the text begins an empty line.
        if let last = lines.last, last.end > last.bytes.upperBound {
            let end = broken.count - 1
            bottom += gap(after: metrics(of: broken[end].cells))
            let x = Self.offset(of: 0, in: total, style: style)
            lines.append(
                TextGeometry.Line(
                    bytes: last.end..<last.end, end: last.end, minX: x, top: bottom, height: last.height,
                    baseline: bottom + last.baseline - last.top, isRightToLeft: style.isRightToLeft, cells: []))
            bottom += last.height
        }
        return TextGeometry(lines: lines, size: CGSize(width: total, height: pixels.roundUp(bottom)))
    }

    /// A line's characters from left to right.
    private func set(_ line: Line, metrics: LineMetrics, x start: CGFloat, top: CGFloat) -> TextGeometry.Line {
        var end = line.end
        while end > line.start, text.cells[end - 1].kind == .lineBreak { end -= 1 }
        let level = text.paragraphLevel(ofCell: line.start)
        let piece = LinePiece(text: text, cells: line.start..<end)
        var cells: [TextGeometry.Cell] = []
        cells.reserveCapacity(end - line.start)
        var x = start
        for part in LineAssembler.visualOrder(LineAssembler.parts(of: [piece], level: level)) {
            let isRightToLeft = part.level & 1 == 1
            func append(_ index: Int) {
                let width = text.width(index..<index + 1)
                cells.append(
                    TextGeometry.Cell(
                        bytes: Int(text.cells[index].byte)..<Int(text.cells[index + 1].byte), minX: x, maxX: x + width,
                        isRightToLeft: isRightToLeft))
                x += width
            }
            if isRightToLeft {
                for index in part.cells.reversed() { append(index) }
            } else {
                for index in part.cells { append(index) }
            }
        }
        return TextGeometry.Line(
            bytes: Int(text.cells[line.start].byte)..<Int(text.cells[end].byte), end: Int(text.cells[line.end].byte),
            minX: start, top: top, height: metrics.height(style.idiom),
            baseline: top + metrics.baseline(style.idiom), isRightToLeft: level & 1 == 1, cells: cells)
    }
}
