import CoreGraphics
import RoostPicture

extension PDFPage {
    mutating func glyphs(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, bounds: CGRect) {
        if case .color(let color) = paint, color.opacity == 0 { return show(run, at: origin) }
        let font = document.fonts.font(for: run)
        var text = PDFText()
        swap(&text, &document.spareText)
        defer { swap(&text, &document.spareText) }
        text.set(run, &font.characters)
        guard !text.hasPictures else {
            let (pictures, outline) = run.drawing(of: run.glyphs.indices, at: origin)
            if !outline.isEmpty { fill(outline, FillStyle(), paint, bounds: bounds) }
            for picture in pictures { image(picture) }
            if !run.text.isEmpty { show(text, of: run, font, at: origin, isVisible: false) }
            return
        }
        with(prepare(paint, bounds: bounds), bounds: bounds) { page, paint in
            page.content.setFill(paint, page.document)
            page.joinLines(to: run, at: origin)
            page.show(text, of: run, font, at: origin, isVisible: true)
            page.noteLine(run, font, at: origin)
        }
    }

    /// Shows text that is invisible, but can be selected and searched.
    mutating func show(_ run: GlyphRun, at origin: CGPoint) {
        guard !run.text.isEmpty else { return }
        let font = document.fonts.font(for: run)
        var text = PDFText()
        text.set(run, &font.characters)
        show(text, of: run, font, at: origin, isVisible: false)
    }

    private mutating func show(
        _ text: PDFText, of run: GlyphRun, _ font: PDFFont, at origin: CGPoint, isVisible: Bool
    ) {
        // Maps glyphs, whose y points up, to the page; upright text is scaled by its size alone.
        let transform = pageTransform
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a == -transform.d && transform.a > 0
        let scale = isUpright ? transform.a : 1
        let matrix =
            isUpright
            ? CGAffineTransform(a: 1, b: 0, c: run.slant, d: 1, tx: 0, ty: 0)
            : CGAffineTransform(
                a: transform.a, b: transform.b, c: run.slant * transform.a - transform.c,
                d: run.slant * transform.b - transform.d, tx: 0, ty: 0)
        let spacing = text.spacing(in: run, scale: scale, now: content.characterSpacing)

        var spans = text.spans[...]
        var start = 0
        while start < text.characters.count {
            // The longest stretch of glyphs on one line that all stand for their own characters, or together for
            // others.
            let position = run.positions[start]
            var limit = text.characters.count
            let span = spans.first.flatMap { $0.glyphs.lowerBound <= start ? $0 : nil }
            if let next = spans.first { limit = span == nil ? next.glyphs.lowerBound : next.glyphs.upperBound }
            var end = start + 1
            while end < limit, run.positions[end].y == position.y { end += 1 }

            let place = CGPoint(x: origin.x + position.x, y: origin.y + position.y).applying(transform)
            content.beginText(
                font: font.object, size: run.size * scale, matrix: matrix, at: place, isVisible: isVisible)
            content.setCharacterSpacing(spacing)
            if let span, span.glyphs.lowerBound == start { content.beginSpan(span.text) }
            content.show(
                text, run, start..<end, spacing: CGFloat(spacing) / PDFContent.spacingUnit / scale)
            if let span, span.glyphs.upperBound == end {
                content.endSpan()
                spans.removeFirst()
            }
            start = end
        }
    }
}

extension PDFContent {
    /// Shows glyphs that stand on one line.
    /// - Parameter spacing: The space added after each glyph, in the run's points.
    fileprivate mutating func show(_ text: PDFText, _ run: GlyphRun, _ range: Range<Int>, spacing: CGFloat) {
        withBuffer { buffer in
            buffer.raw("[(")
            let (thousandth, size) = (run.size / 1000, run.size)
            buffer.write(atMost: range.count * (PDFBuffer.longestNumber + 6)) { end in
                var end = end
                run.positions.withUnsafeBufferPointer { positions in
                    var pen = positions[range.lowerBound].x
                    for index in range {
                        // Readers work with thousandths of an em.
                        let distance = positions[index].x - pen
                        if abs(distance) >= thousandth * 1.5 {
                            let move = Int(min(max((distance / thousandth).rounded(), -1e6), 1e6))
                            end.pointee = UInt8(ascii: ")")
                            end = PDFBuffer.write(-move, decimals: 0, at: end + 1)
                            end.pointee = UInt8(ascii: "(")
                            end += 1
                            pen += CGFloat(move) * thousandth
                        }
                        let character = text.characters[index]
                        end = PDFBuffer.writeString(UInt8(truncatingIfNeeded: character.code >> 8), at: end)
                        end = PDFBuffer.writeString(UInt8(truncatingIfNeeded: character.code), at: end)
                        pen += character.width * size + spacing
                    }
                }
                return end
            }
            buffer.raw(")]TJ\n")
        }
    }
}

/// A run in the characters of a font.
struct PDFText {
    struct Character {
        var code: UInt16
        /// In ems.
        var width: CGFloat
    }

    /// In the order of drawing, one for each glyph.
    private(set) var characters: [Character] = []
    /// Groups of glyphs that only together stand for a text.
    private(set) var spans: [(glyphs: Range<Int>, text: String)] = []
    private(set) var hasPictures = false

    /// Makes this the text of a run, re-using the memory.
    mutating func set(_ run: GlyphRun, _ font: inout PDFCharacters) {
        clear()
        characters.reserveCapacity(run.glyphs.count)
        let isSimple = run.text.utf8.withContiguousStorageIfAvailable { appendSimple(run, $0, &font) } ?? false
        if isSimple { return }
        clear()
        appendClusters(of: run, &font)
    }

    private mutating func clear() {
        characters.removeAll(keepingCapacity: true)
        spans.removeAll()
        hasPictures = false
    }

    @inline(__always)
    private mutating func append(_ character: Int, _ font: borrowing PDFCharacters) {
        let entry = font[character]
        characters.append(Character(code: entry.code, width: entry.width))
        if entry.isPicture { hasPictures = true }
    }

    /// Appends the characters if every glyph stands for one scalar; otherwise returns false.
    private mutating func appendSimple(
        _ run: GlyphRun, _ text: UnsafeBufferPointer<UInt8>, _ font: inout PDFCharacters
    ) -> Bool {
        let count = run.glyphs.count
        if text.count == count, !run.isRightToLeft {
            // Usually ASCII.
            var index = 0
            while index < count, text[index] < 0x80, run.clusters[index] == index {
                append(font.character(run.glyphs[index], scalar: UInt32(text[index])), font)
                index += 1
            }
            if index == count { return true }
            clear()
        }
        guard (run.isRightToLeft ? run.clusters[count - 1] : run.clusters[0]) == 0 else { return false }
        for index in 0..<count {
            let start = run.clusters[index]
            let next = run.isRightToLeft ? index - 1 : index + 1
            let end = next >= 0 && next < count ? run.clusters[next] : text.count
            guard start >= 0, start < end, end <= text.count, let scalar = Self.scalar(text[start..<end]) else {
                return false
            }
            append(font.character(run.glyphs[index], scalar: scalar), font)
        }
        return true
    }

    /// The scalar, if the bytes are a single one.
    private static func scalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
        let first = bytes[bytes.startIndex]
        if first < 0x80 { return bytes.count == 1 ? UInt32(first) : nil }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC0, bytes.count == length else { return nil }
        return bytes.dropFirst().reduce(UInt32(first) & (0x7F >> UInt32(length))) { $0 << 6 | UInt32($1 & 0x3F) }
    }

    private mutating func appendClusters(of run: GlyphRun, _ font: inout PDFCharacters) {
        let text = Array(run.text.utf8)
        var pieces: [(glyphs: Int, text: String)] = []
        var offset = 0
        for cluster in TextCluster.clusters(of: run) {
            let bytes = text[offset..<(offset + cluster.bytes)]
            pieces.append((cluster.glyphs, String(decoding: bytes, as: UTF8.self)))
            offset += cluster.bytes
        }
        if run.isRightToLeft { pieces.reverse() }
        for (count, text) in pieces {
            let start = characters.count
            guard count > 1 else {
                append(font.character(run.glyphs[start], text: text), font)
                continue
            }
            for glyph in run.glyphs[start..<(start + count)] { append(font.character(glyph), font) }
            spans.append((start..<(start + count), text))
        }
    }

    /// The space that follows most glyphs beyond their widths, in the content's units.
    /// - Parameter now: The current space.
    func spacing(in run: GlyphRun, scale: CGFloat, now: Int?) -> Int {
        let count = characters.count
        func space(_ index: Int) -> Int {
            let end = index + 1 < count ? run.positions[index + 1].x : run.width
            let space = end - run.positions[index].x - characters[index].width * run.size
            return Int((min(max(space * scale, -1e6), 1e6) * PDFContent.spacingUnit).rounded())
        }
        // Two of the first glyphs that agree decide; others may be kerned.
        let first = space(0)
        if let now, abs(now - first) < 50 { return now }
        guard count > 1 else { return now ?? 0 }
        let second = space(1)
        if abs(first - second) < 50 || count == 2 { return first }
        if let now, abs(now - second) < 50 { return now }
        return abs(second - space(2)) < 50 ? second : first
    }
}
