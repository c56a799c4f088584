import CoreGraphics
import RoostCore

/// A part of a line: cells of a text, or an ellipsis for the omitted text.
struct LinePiece: Sendable {
    var text: ShapedText
    var cells: Range<Int>
    /// The style run in the paragraph's text whose colours apply, if `text` is an ellipsis.
    var styleOverride: Int?
    /// How much narrower each cell is than it was shaped, in points.
    var tightening: CGFloat = 0

    var width: CGFloat { text.width(cells) - tightening * CGFloat(cells.count) }
}

/// Cuts the rest of a paragraph to one line with an ellipsis.
struct Truncation {
    let text: ShapedText
    let mode: ParagraphStyle.Truncation
    let width: CGFloat
    /// Shapes an ellipsis in the font of a style run.
    let ellipsis: (_ style: Int) -> ShapedText

    /// The line that stands for `cells`, which go on to the end of their paragraph, and for all that follows.
    func pieces(of cells: Range<Int>) -> [LinePiece] {
        switch mode {
        case .tail:
            let mark = mark(beside: cells.lowerBound)
            let end = trimmed(cells.lowerBound..<end(of: cells, fitting: width - mark.width))
            return [LinePiece(text: text, cells: end), self.mark(beside: max(end.upperBound - 1, cells.lowerBound))]
        case .head:
            let mark = mark(beside: max(cells.lowerBound, cells.upperBound - 1))
            let start = start(of: cells, fitting: width - mark.width)
            return [mark, LinePiece(text: text, cells: trimmed(start..<cells.upperBound))]
        case .middle:
            let mark = mark(beside: cells.lowerBound)
            let room = width - mark.width
            let head = trimmed(cells.lowerBound..<end(of: cells, fitting: room / 2))
            let tailStart = start(of: head.upperBound..<cells.upperBound, fitting: room - text.width(head))
            return [
                LinePiece(text: text, cells: head), mark,
                LinePiece(text: text, cells: trimmed(tailStart..<cells.upperBound)),
            ]
        }
    }

    private func mark(beside cell: Int) -> LinePiece {
        let style = text.style(ofCell: cell)
        let mark = ellipsis(style)
        return LinePiece(text: mark, cells: 0..<mark.cellCount, styleOverride: style)
    }

    /// The end of the longest part that fits, from the start.
    private func end(of cells: Range<Int>, fitting room: CGFloat) -> Int {
        var end = cells.lowerBound
        while end < cells.upperBound, text.width(cells.lowerBound..<end + 1) <= room { end += 1 }
        return end
    }

    /// The start of the longest part that fits, up to the end.
    private func start(of cells: Range<Int>, fitting room: CGFloat) -> Int {
        var start = cells.upperBound
        while start > cells.lowerBound, text.width(start - 1..<cells.upperBound) <= room { start -= 1 }
        return start
    }

    /// The cells without spaces at either end: none stands beside an ellipsis.
    private func trimmed(_ cells: Range<Int>) -> Range<Int> {
        var (start, end) = (cells.lowerBound, cells.upperBound)
        while end > start, isBlank(end - 1) { end -= 1 }
        while mode != .tail, end > start, start > 0, isBlank(start) { start += 1 }
        return start..<end
    }

    /// Whether a cell is a space, also one that forbids a break, as a time has it before "PM".
    private func isBlank(_ cell: Int) -> Bool {
        guard text.cells[cell].kind == .ink else { return true }
        let bytes = text.utf8[Int(text.cells[cell].byte)..<Int(text.cells[cell + 1].byte)]
        return Self.noBreakSpaces.contains { bytes.elementsEqual($0.utf8) }
    }

    private static let noBreakSpaces = ["\u{A0}", "\u{202F}", "\u{2007}"]
}
