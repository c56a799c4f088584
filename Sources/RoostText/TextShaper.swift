import CHarfBuzz
import CoreGraphics
import RoostCore
import RoostLocks

/// Turns a styled text into a `ShapedText`: itemises it, shapes each item (HarfBuzz), cuts the glyphs into cells and
/// the cells into segments at the break opportunities. ASCII text takes a shorter way (`PlainShaping`).
final class TextShaper: Sendable {
    private struct EllipsisKey: Hashable {
        var run: StyledText.Run
        var language: String
    }

    private let library: FontLibrary
    private let fallback: FontFallback
    /// Nil to shape every text as a whole.
    private let words: WordShapes?
    private let ellipses = Mutex(BoundedCache<EllipsisKey, ShapedText>(halfCapacity: 32))

    init(library: FontLibrary, fallback: FontFallback, words: WordShapes?) {
        self.library = library
        self.fallback = fallback
        self.words = words
    }

    /// - Parameter firstChoice: The face of the first run's font, if it is known.
    func shape(
        _ text: StyledText, language: String, isRightToLeft: Bool, firstChoice: FontChoice? = nil
    ) -> ShapedText {
        let text = text.settable
        let utf8 = Array(text.string.utf8)
        if !isRightToLeft, let shaped = shapePlain(text, utf8, language: language, choice: firstChoice) {
            return shaped
        }
        var itemizer = TextItemizer(
            text: text, utf8: utf8, language: language, isRightToLeft: isRightToLeft, library: library,
            fallback: fallback)
        itemizer.itemize(checksCoverage: false)
        var shaping = Shaping(text: text, utf8: utf8, language: language, words: words)
        shaping.shape(itemizer.items)
        if itemizer.traits.isLatin, shaping.glyphs.contains(where: { $0.id == 0 }) {
            itemizer.itemize(checksCoverage: true)
            shaping = Shaping(text: text, utf8: utf8, language: language, words: words)
            shaping.shape(itemizer.items)
        }
        shaping.finishCells()
        let breaks = BreakOpportunities.find(utf8, isLatin: itemizer.traits.isLatin, language: language)
        return ShapedText(
            text: text, utf8: utf8, items: shaping.items, glyphs: shaping.glyphs, cells: shaping.cells,
            segments: ShapedText.segments(of: shaping.cells, breaks: breaks),
            paragraphLevels: itemizer.paragraphLevels, language: language)
    }

    /// Sets an ASCII text of one style; nil for any other text, and if too little is known of its face.
    private func shapePlain(
        _ text: StyledText, _ utf8: [UInt8], language: String, choice: FontChoice?
    ) -> ShapedText? {
        guard let words, text.runs.count == 1, !utf8.isEmpty, text.runs[0].attachment == nil,
            utf8.allSatisfy({ 0x20...0x7E ~= $0 })
        else { return nil }
        let item = ShapedText.Item(
            bytes: 0..<utf8.count, style: 0, run: text.runs[0],
            choice: choice ?? library.choice(for: text.runs[0].font), script: HB_SCRIPT_LATIN)
        let shaping = utf8.withUnsafeBufferPointer { utf8 -> PlainShaping? in
            guard
                let context = words.context(
                    for: item.face, TextFeatures(text.runs[0]), script: item.script, language: language),
                PlainShaping.sets(utf8, in: context)
            else { return nil }
            return PlainShaping(utf8, as: item, in: context, words)
        }
        guard let shaping, !shaping.glyphs.contains(where: { $0.id == 0 }) else { return nil }
        return ShapedText(
            text: text, utf8: utf8, items: [item], glyphs: shaping.glyphs, cells: shaping.cells,
            segments: ShapedText.segments(
                of: shaping.cells, breaks: BreakOpportunities.find(utf8, isLatin: true, language: language)),
            paragraphLevels: Self.leftToRight, language: language)
    }

    private static let leftToRight = [(byte: 0, level: UInt8(0))]

    /// An ellipsis in the style of a run.
    func shapeEllipsis(_ run: StyledText.Run, language: String) -> ShapedText {
        var run = run
        let ellipsis = "…"
        run.length = ellipsis.utf8.count
        run.attachment = nil
        let key = EllipsisKey(run: run, language: language)
        if let known = ellipses.withLock({ $0.value(for: key) }) { return known }
        let shaped = shape(StyledText(string: ellipsis, runs: [run]), language: language, isRightToLeft: false)
        return ellipses.withLock { $0.first(shaped, for: key) }
    }

    /// Shapes a part of an item again, without its surroundings, as a line break between glyphs that belong together
    /// needs. The clusters count from the start of the text, as the item's do.
    static func reshape(_ bytes: Range<Int>, of item: ShapedText.Item, in text: ShapedText) -> [ShapedText.Glyph] {
        var shaping = Shaping(text: text.text, utf8: text.utf8, language: text.language, words: nil)
        var part = item
        part.bytes = bytes
        return shaping.glyphs(of: part, seesSurroundings: false).map(\.glyph)
    }
}

extension StyledText {
    /// The text with at least one run, and with sizes and distances limited to values that can be set.
    var settable: StyledText {
        if !runs.isEmpty, runs.allSatisfy(\.isSettable) { return self }
        var text = self
        if text.runs.isEmpty { text.runs = [Run(length: 0, font: ResolvedFont(size: 17))] }
        for index in text.runs.indices { text.runs[index].makeSettable() }
        return text
    }
}

extension StyledText.Run {
    private static let sizes: ClosedRange<CGFloat> = 0...10_000
    private static let distances: ClosedRange<CGFloat> = -10_000...10_000
    private static let attachmentLengths: ClosedRange<CGFloat> = 0...100_000
    private static let attachmentDescents: ClosedRange<CGFloat> = -100_000...100_000

    /// Whether sizes and distances are numbers within what any screen shows.
    fileprivate var isSettable: Bool {
        Self.sizes.contains(font.size) && Self.distances.contains(kerning) && Self.distances.contains(tracking)
            && Self.distances.contains(baselineOffset) && Self.distances.contains(font.leading)
            && attachment == nil && attachmentDescent == 0
    }

    fileprivate mutating func makeSettable() {
        func settable(_ value: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
            value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
        }
        font.size = settable(font.size, in: Self.sizes)
        kerning = settable(kerning, in: Self.distances)
        tracking = settable(tracking, in: Self.distances)
        baselineOffset = settable(baselineOffset, in: Self.distances)
        font.leading = settable(font.leading, in: Self.distances)
        if let size = attachment {
            attachment = CGSize(
                width: settable(size.width, in: Self.attachmentLengths),
                height: settable(size.height, in: Self.attachmentLengths))
        }
        attachmentDescent = settable(attachmentDescent, in: Self.attachmentDescents)
    }
}

/// The work of shaping one text, with the buffer that it re-uses from item to item.
private struct Shaping: ~Copyable {
    let text: StyledText
    let utf8: [UInt8]
    private let languageName: String
    private let language: OpaquePointer?
    /// Nil to take no shortcut.
    private let words: WordShapes?
    private let buffer: OpaquePointer

    private(set) var items: [ShapedText.Item] = []
    private(set) var glyphs = ContiguousArray<ShapedText.Glyph>()
    private(set) var cells = ContiguousArray<ShapedText.Cell>()
    private var x: CGFloat = 0

    init(text: StyledText, utf8: [UInt8], language: String, words: WordShapes?) {
        self.text = text
        self.utf8 = utf8
        self.words = words
        languageName = language
        self.language = hb_language_from_string(language, -1)
        buffer = hb_buffer_create()
        glyphs.reserveCapacity(utf8.count)
        cells.reserveCapacity(utf8.count + 1)
    }

    deinit { hb_buffer_destroy(buffer) }

    // MARK: Glyphs and cells

    mutating func shape(_ items: [ShapedText.Item]) {
        self.items = items
        var byte = 0
        for index in items.indices {
            appendLineBreaks(from: byte, to: items[index].bytes.lowerBound, item: max(0, index - 1))
            byte = items[index].bytes.upperBound
            if items[index].isAttachment {
                appendAttachment(index)
            } else {
                appendGlyphs(of: index)
            }
        }
        appendLineBreaks(from: byte, to: utf8.count, item: max(0, items.count - 1))
    }

    /// The mark at the end of the cells.
    mutating func finishCells() {
        appendCell(.lineBreak, byte: utf8.count, item: max(0, items.count - 1), glyphs: glyphs.count..<glyphs.count)
    }

    /// Appends the line breaks between items: a CR LF is one cell, others are one each.
    private mutating func appendLineBreaks(from start: Int, to end: Int, item: Int) {
        var byte = start
        while byte < end {
            appendCell(.lineBreak, byte: byte, item: item, glyphs: glyphs.count..<glyphs.count)
            if utf8[byte] == 0x0D, byte + 1 < end, utf8[byte + 1] == 0x0A { byte += 1 }
            byte += 1
            while byte < end, utf8[byte] & 0xC0 == 0x80 { byte += 1 }
        }
    }

    private mutating func appendAttachment(_ index: Int) {
        let item = items[index]
        let width = (text.runs[item.style].attachment?.width ?? 0) + item.tracking
        let start = glyphs.count
        glyphs.append(ShapedText.Glyph(id: 0, cluster: Int32(item.bytes.lowerBound), advance: width, x: 0, y: 0))
        appendCell(.ink, byte: item.bytes.lowerBound, item: index, glyphs: start..<glyphs.count)
        x += width
    }

    private mutating func appendCell(
        _ kind: ShapedText.Cell.Kind, byte: Int, item: Int, glyphs: Range<Int>, isUnsafe: Bool = false
    ) {
        cells.append(
            ShapedText.Cell(
                byte: Int32(byte), item: Int32(item), glyphStart: Int32(glyphs.lowerBound),
                glyphEnd: Int32(glyphs.upperBound), x: x, kind: kind, isUnsafeToBreak: isUnsafe))
    }

    private mutating func appendGlyphs(of index: Int) {
        let item = items[index]
        let base = glyphs.count
        let shaped = glyphs(of: item, seesSurroundings: true)
        glyphs.append(contentsOf: shaped.lazy.map(\.glyph))

        // Clusters in reading order begin at the left or the right end of the visual order.
        let isRightToLeft = item.level & 1 == 1
        var next = isRightToLeft ? shaped.count - 1 : 0
        while shaped.indices.contains(next) {
            let first = next
            let cluster = shaped[first].glyph.cluster
            var advance: CGFloat = 0
            while shaped.indices.contains(next), shaped[next].glyph.cluster == cluster {
                advance += shaped[next].glyph.advance
                next += isRightToLeft ? -1 : 1
            }
            let range = isRightToLeft ? next + 1..<first + 1 : first..<next
            appendCell(
                isSpace(at: Int(cluster)) ? .space : .ink, byte: Int(cluster), item: index,
                glyphs: base + range.lowerBound..<base + range.upperBound, isUnsafe: shaped[first].isUnsafeToBreak)
            x += advance
        }
    }

    /// Whether a space hangs over the end of a line. Space, tab, Ogham, the general ones and the ideographic one do;
    /// no-break spaces do not.
    private func isSpace(at byte: Int) -> Bool {
        switch utf8[byte] {
        case 0x20, 0x09: return true
        case 0xE1: return byte + 2 < utf8.count && utf8[byte + 1] == 0x9A && utf8[byte + 2] == 0x80
        case 0xE2:
            return byte + 2 < utf8.count && utf8[byte + 1] == 0x80 && (0x80...0x8A).contains(utf8[byte + 2])
                && utf8[byte + 2] != 0x87
        case 0xE3: return byte + 2 < utf8.count && utf8[byte + 1] == 0x80 && utf8[byte + 2] == 0x80
        default: return false
        }
    }

    // MARK: HarfBuzz

    /// The glyphs of an item in visual order.
    mutating func glyphs(of item: ShapedText.Item, seesSurroundings: Bool)
        -> [(glyph: ShapedText.Glyph, isUnsafeToBreak: Bool)]
    {
        var shaped: [(glyph: ShapedText.Glyph, isUnsafeToBreak: Bool)] = []
        shaped.reserveCapacity(item.bytes.count)
        let features = TextFeatures(text.runs[item.style])
        let list = features.list
        if seesSurroundings, appendWords(of: item, features, to: &shaped) { return shaped }
        shaped.removeAll(keepingCapacity: true)

        let offset = seesSurroundings ? 0 : item.bytes.lowerBound
        hb_buffer_clear_contents(buffer)
        utf8.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: CChar.self)
            hb_buffer_add_utf8(
                buffer, start, Int32(seesSurroundings ? utf8.count : item.bytes.count),
                UInt32(item.bytes.lowerBound - offset), Int32(item.bytes.count))
        }
        hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, item.script)
        hb_buffer_set_language(buffer, language)
        item.face.shape(buffer, list)

        var count: UInt32 = 0
        let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
        let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
        let scale = item.size / CGFloat(item.face.unitsPerEm)
        for (index, info) in infos.enumerated() {
            let position = positions[index]
            let cluster = Int(info.cluster) + offset
            var id = info.codepoint
            var advance = CGFloat(position.x_advance) * scale
            if item.face.isPlaceholder { advance = item.size / 2 }
            if utf8[cluster] == 0x09 {
                // A tab is as wide as four spaces.
                id = item.face.glyph(for: " ")
                advance = CGFloat(hb_font_get_glyph_h_advance(item.face.handle, id)) * scale * 4
            }
            let isLastOfCluster = index + 1 == infos.count || infos[index + 1].cluster != info.cluster
            if isLastOfCluster, advance != 0 { advance += item.tracking }
            let glyph = ShapedText.Glyph(
                id: id, cluster: Int32(cluster), advance: advance, x: CGFloat(position.x_offset) * scale,
                y: -CGFloat(position.y_offset) * scale)
            shaped.append((glyph, info.isUnsafeToBreak))
        }
        return shaped
    }

    /// Puts an item together word by word; returns false if only shaping it as a whole is sure to be right.
    private func appendWords(
        of item: ShapedText.Item, _ features: TextFeatures,
        to shaped: inout [(glyph: ShapedText.Glyph, isUnsafeToBreak: Bool)]
    ) -> Bool {
        guard let words, item.level == 0, item.script == HB_SCRIPT_LATIN || item.script == HB_SCRIPT_COMMON,
            utf8[item.bytes].allSatisfy({ 0x20...0x7E ~= $0 })
        else { return false }
        guard let context = words.context(for: item.face, features, script: item.script, language: languageName)
        else { return false }
        let scale = item.size / CGFloat(item.face.unitsPerEm)
        let space = CGFloat(context.spaceAdvance) * scale
        let spaceAdvance = space != 0 ? space + item.tracking : space
        return utf8.withUnsafeBufferPointer { utf8 in
            let sensitive = item.bytes.filter { context.isSensitive(utf8[$0]) }
            var nextSensitive = 0
            var start = item.bytes.lowerBound
            var bindsSpace = false
            for index in item.bytes.lowerBound...item.bytes.upperBound {
                let isEnd = index == item.bytes.upperBound
                if !isEnd {
                    if utf8[index] != 0x20 { continue }
                    // No cut near a character that rules may change because of one beyond a space.
                    while nextSensitive < sensitive.count, sensitive[nextSensitive] < index { nextSensitive += 1 }
                    let neighbours = sensitive[max(nextSensitive - 1, 0)..<min(nextSensitive + 1, sensitive.count)]
                    if neighbours.contains(where: { abs($0 - index) <= WordContext.longestReach }) { continue }
                }
                if index > start {
                    var neighbours: WordContext.Neighbours = []
                    if start > item.bytes.lowerBound { neighbours.insert(.spaceBefore) }
                    if !isEnd { neighbours.insert(.spaceAfter) }
                    let bytes = UnsafeBufferPointer(rebasing: utf8[start..<index])
                    guard let word = words.word(bytes, between: neighbours, in: context, buffer: buffer) else {
                        return false
                    }
                    append(word, at: start, scale: scale, tracking: item.tracking, to: &shaped)
                    bindsSpace = word.bindsSpaceAfter
                }
                if !isEnd {
                    let glyph = ShapedText.Glyph(
                        id: context.space, cluster: Int32(index), advance: spaceAdvance, x: 0, y: 0)
                    shaped.append((glyph, bindsSpace))
                    bindsSpace = false
                }
                start = index + 1
            }
            return true
        }
    }

    private func append(
        _ word: ShapedWord, at start: Int, scale: CGFloat, tracking: CGFloat,
        to shaped: inout [(glyph: ShapedText.Glyph, isUnsafeToBreak: Bool)]
    ) {
        for (index, glyph) in word.glyphs.enumerated() {
            var advance = CGFloat(glyph.advance) * scale
            let isLastOfCluster = index + 1 == word.glyphs.count || word.glyphs[index + 1].cluster != glyph.cluster
            if isLastOfCluster, advance != 0 { advance += tracking }
            shaped.append(
                (
                    ShapedText.Glyph(
                        id: glyph.id, cluster: Int32(start + glyph.cluster), advance: advance,
                        x: CGFloat(glyph.x) * scale, y: -CGFloat(glyph.y) * scale), glyph.isUnsafeToBreak
                ))
        }
    }
}
