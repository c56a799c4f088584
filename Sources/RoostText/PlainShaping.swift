import CHarfBuzz
import CoreGraphics
import RoostCore

/// Sets ASCII text in one style from left to right, as most texts are. Works word by word and writes glyphs and cells
/// directly; words whose pairs of characters are known are not shaped.
struct PlainShaping {
    private let context: WordContext
    private let words: WordShapes
    private let utf8: UnsafeBufferPointer<UInt8>
    private let scale: CGFloat
    private let tracking: CGFloat
    private let spaceAdvance: CGFloat

    private(set) var glyphs = ContiguousArray<ShapedText.Glyph>()
    private(set) var cells = ContiguousArray<ShapedText.Cell>()
    private var x: CGFloat = 0
    /// Whether a break before the next space needs shaping again.
    private var bindsSpace = false

    /// Sets a whole text in one face; nil if only shaping it as a whole is sure to be right.
    init?(
        _ utf8: UnsafeBufferPointer<UInt8>, as item: ShapedText.Item, in context: WordContext, _ words: WordShapes
    ) {
        self.utf8 = utf8
        self.context = context
        self.words = words
        scale = item.size / CGFloat(item.face.unitsPerEm)
        tracking = item.tracking
        let space = CGFloat(context.spaceAdvance) * scale
        spaceAdvance = space != 0 ? space + item.tracking : space
        glyphs.reserveCapacity(utf8.count)
        cells.reserveCapacity(utf8.count + 1)

        var start = 0
        while start < utf8.count {
            if utf8[start] == 0x20 {
                append(context.space, at: start, advance: spaceAdvance, .space, isUnsafeToBreak: bindsSpace)
                bindsSpace = false
                start += 1
                continue
            }
            var end = start + 1
            while end < utf8.count, utf8[end] != 0x20 { end += 1 }
            guard appendPairs(start..<end) || appendWord(start..<end) else { return nil }
            start = end
        }
        cells.append(
            ShapedText.Cell(
                byte: Int32(utf8.count), item: 0, glyphStart: Int32(glyphs.count), glyphEnd: Int32(glyphs.count), x: x,
                kind: .lineBreak, isUnsafeToBreak: false))
    }

    /// Whether a text can be set word by word: false if it has spaces and characters that rules may change across a
    /// space.
    static func sets(_ utf8: UnsafeBufferPointer<UInt8>, in context: WordContext) -> Bool {
        var (hasSpace, isSensitive) = (false, false)
        for byte in utf8 {
            if byte == 0x20 { hasSpace = true } else if context.isSensitive(byte) { isSensitive = true }
        }
        return !(hasSpace && isSensitive)
    }

    private mutating func append(
        _ glyph: UInt32, at byte: Int, advance: CGFloat, _ kind: ShapedText.Cell.Kind, isUnsafeToBreak: Bool = false
    ) {
        let index = Int32(glyphs.count)
        glyphs.append(ShapedText.Glyph(id: glyph, cluster: Int32(byte), advance: advance, x: 0, y: 0))
        cells.append(
            ShapedText.Cell(
                byte: Int32(byte), item: 0, glyphStart: index, glyphEnd: index + 1, x: x, kind: kind,
                isUnsafeToBreak: isUnsafeToBreak))
        x += advance
    }

    private func points(_ advance: Int32) -> CGFloat {
        let points = CGFloat(advance) * scale
        return points != 0 ? points + tracking : points
    }

    /// Appends a word as the sum of its pairs. Returns false, and appends nothing, if a pair is unknown.
    private mutating func appendPairs(_ word: Range<Int>) -> Bool {
        let pairs = context.pairs
        let before = (count: glyphs.count, x: x)
        var isUnsafe = false
        for index in word {
            guard let glyph = pairs.glyph(utf8[index]) else { return undo(to: before) }
            let isLast = index + 1 == word.upperBound
            if isLast, word.upperBound == utf8.count || !context.kernsBeforeSpaces {
                append(glyph.id, at: index, advance: points(glyph.advance), .ink, isUnsafeToBreak: isUnsafe)
                return true
            }
            let next = utf8[index + 1]
            guard isLast || pairs.glyph(next) != nil, let pair = pairs.pair(utf8[index], next) else {
                return undo(to: before)
            }
            append(glyph.id, at: index, advance: points(pair.advance), .ink, isUnsafeToBreak: isUnsafe)
            isUnsafe = pair.isUnsafeToBreak
        }
        bindsSpace = isUnsafe
        return true
    }

    /// Removes the glyphs appended since, with the one cell that each has; returns false.
    private mutating func undo(to before: (count: Int, x: CGFloat)) -> Bool {
        let added = glyphs.count - before.count
        glyphs.removeLast(added)
        cells.removeLast(added)
        x = before.x
        return false
    }

    /// Appends a word as shaped; returns false if its glyphs depend on more than the word.
    private mutating func appendWord(_ range: Range<Int>) -> Bool {
        var neighbours: WordContext.Neighbours = []
        if range.lowerBound > 0 { neighbours.insert(.spaceBefore) }
        if range.upperBound < utf8.count { neighbours.insert(.spaceAfter) }
        guard let word = words.word(UnsafeBufferPointer(rebasing: utf8[range]), between: neighbours, in: context)
        else { return false }
        var index = 0
        while index < word.glyphs.count {
            let first = index
            let cluster = word.glyphs[first].cluster
            let start = Int32(glyphs.count)
            var width: CGFloat = 0
            while index < word.glyphs.count, word.glyphs[index].cluster == cluster {
                let glyph = word.glyphs[index]
                index += 1
                let endsCluster = index == word.glyphs.count || word.glyphs[index].cluster != cluster
                let advance = endsCluster ? points(glyph.advance) : CGFloat(glyph.advance) * scale
                glyphs.append(
                    ShapedText.Glyph(
                        id: glyph.id, cluster: Int32(range.lowerBound + cluster), advance: advance,
                        x: CGFloat(glyph.x) * scale, y: -CGFloat(glyph.y) * scale))
                width += advance
            }
            cells.append(
                ShapedText.Cell(
                    byte: Int32(range.lowerBound + cluster), item: 0, glyphStart: start,
                    glyphEnd: Int32(glyphs.count), x: x, kind: .ink,
                    isUnsafeToBreak: word.glyphs[first].isUnsafeToBreak))
            x += width
        }
        bindsSpace = word.bindsSpaceAfter
        return true
    }
}
