import CHarfBuzz
import CoreGraphics
import RoostCore

/// A text after itemising, shaping and finding its break opportunities: everything that does not depend on the
/// proposal. Wrapping it at a width only adds up numbers.
final class ShapedText: Sendable {
    /// A glyph with its advance and offset in points, y down.
    struct Glyph: Sendable {
        var id: UInt32
        /// The first byte, in the text, of the characters that the glyph stands for.
        var cluster: Int32
        var advance: CGFloat
        var x: CGFloat
        var y: CGFloat
    }

    /// A stretch of one face, script, direction and style. Its glyphs lie in visual order.
    struct Item: Sendable {
        var bytes: Range<Int>
        /// Index into `StyledText.runs`.
        var style: Int
        var face: FontFace
        var size: CGFloat
        var slant: CGFloat = 0
        /// Points added after every cluster.
        var tracking: CGFloat = 0
        /// Bidirectional embedding level: odd runs right to left.
        var level: UInt8 = 0
        var script: hb_script_t
        var isAttachment = false
    }

    /// The smallest piece that wrapping and truncating move: the characters of one glyph cluster, or a line break.
    /// Cells are in reading order; a last one marks the end.
    struct Cell: Sendable {
        enum Kind: UInt8, Sendable { case ink, space, lineBreak }

        var byte: Int32
        var item: Int32
        var glyphStart: Int32
        var glyphEnd: Int32
        /// The sum of the advances before it, in reading order.
        var x: CGFloat
        var kind: Kind
        /// Whether a break before the cell needs shaping again, because the glyphs on both sides belong together.
        var isUnsafeToBreak: Bool
    }

    /// Cells that stay on one line where possible: a word with the spaces after it.
    struct Segment: Sendable {
        var start: Int32
        /// The start of its trailing spaces.
        var inkEnd: Int32
        var end: Int32
        /// Whether a line break in the text ends it.
        var isLast: Bool
    }

    let text: StyledText
    let utf8: [UInt8]
    let items: [Item]
    let glyphs: ContiguousArray<Glyph>
    let cells: ContiguousArray<Cell>
    let segments: ContiguousArray<Segment>
    /// The bidirectional level of each paragraph, by its first byte, in order.
    let paragraphLevels: [(byte: Int, level: UInt8)]
    let language: String

    init(
        text: StyledText, utf8: [UInt8], items: [Item], glyphs: ContiguousArray<Glyph>, cells: ContiguousArray<Cell>,
        segments: ContiguousArray<Segment>, paragraphLevels: [(byte: Int, level: UInt8)], language: String
    ) {
        self.text = text
        self.utf8 = utf8
        self.items = items
        self.glyphs = glyphs
        self.cells = cells
        self.segments = segments
        self.paragraphLevels = paragraphLevels
        self.language = language
    }

    /// Cells without the mark at the end.
    var cellCount: Int { cells.count - 1 }

    func width(_ range: Range<Int>) -> CGFloat { cells[range.upperBound].x - cells[range.lowerBound].x }

    /// The style of a cell; the end and line breaks take that of the character before them.
    func style(ofCell index: Int) -> Int {
        guard !items.isEmpty else { return 0 }
        return items[Int(cells[index].item)].style
    }

    /// The level of the paragraph that a cell lies in.
    func paragraphLevel(ofCell index: Int) -> UInt8 {
        let byte = Int(cells[index].byte)
        // The last paragraph that begins at the cell or before it.
        var (low, high) = (0, paragraphLevels.count)
        while low < high {
            let middle = (low + high) / 2
            if paragraphLevels[middle].byte <= byte { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? paragraphLevels[low - 1].level : 0
    }

    /// Cuts cells into segments where lines may begin. The last cell marks the end.
    static func segments(of cells: ContiguousArray<Cell>, breaks: BreakOpportunities) -> ContiguousArray<Segment> {
        var segments = ContiguousArray<Segment>()
        var start = 0
        func close(at end: Int, isLast: Bool) {
            var inkEnd = end
            while inkEnd > start, cells[inkEnd - 1].kind == .space { inkEnd -= 1 }
            segments.append(Segment(start: Int32(start), inkEnd: Int32(inkEnd), end: Int32(end), isLast: isLast))
        }
        for index in 0..<cells.count - 1 {
            if cells[index].kind == .lineBreak {
                close(at: index, isLast: true)
                start = index + 1
            } else if index > start, breaks.canBreak(before: Int(cells[index].byte)) {
                close(at: index, isLast: false)
                start = index
            }
        }
        close(at: cells.count - 1, isLast: true)
        return segments
    }
}

extension ShapedText {
    /// The text for a scale, before it is scaled: the system font's tracking is that of the smaller size. In a picture of
    /// iOS "400 feet" at 5 points is 1.67 points wider than at 12 points, scaled.
    func tracked(at scale: CGFloat) -> ShapedText {
        guard scale < 1, scale > 0 else { return self }
        let changes = items.map { item -> CGFloat in
            guard !item.face.hasOutlinesOfFile else { return 0 }
            let size = item.size
            return AppleMetrics.interTracking(size: size * scale, design: size) / scale
                - AppleMetrics.interTracking(size: size, design: size)
        }
        guard changes.contains(where: { $0 != 0 }) else { return self }
        var (items, glyphs, cells) = (items, glyphs, cells)
        for index in items.indices { items[index].tracking += changes[index] }
        var moved: CGFloat = 0
        for index in cells.indices {
            cells[index].x += moved
            let cell = cells[index]
            guard index < cellCount, cell.glyphEnd > cell.glyphStart, glyphs[Int(cell.glyphEnd) - 1].advance != 0
            else { continue }
            glyphs[Int(cell.glyphEnd) - 1].advance += changes[Int(cell.item)]
            moved += changes[Int(cell.item)]
        }
        return ShapedText(
            text: text, utf8: utf8, items: items, glyphs: glyphs, cells: cells, segments: segments,
            paragraphLevels: paragraphLevels, language: language)
    }
}

extension ShapedText.Item {
    /// A stretch in the face of its run's font.
    init(bytes: Range<Int>, style: Int, run: StyledText.Run, choice: FontChoice, script: hb_script_t) {
        self.init(
            bytes: bytes, style: style, face: choice.face, size: run.font.size, slant: choice.slant,
            tracking: run.kerning + run.tracking + choice.tracking, script: script)
    }
}
