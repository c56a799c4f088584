import CoreGraphics
import RoostCore

/// Sets lines: reorders each for display and makes its glyph runs, decorations and attachments.
struct LineAssembler {
    /// The runs of the paragraph's text, not of an ellipsis.
    let runs: [StyledText.Run]
    /// All advances are multiplied by this (`minimumScaleFactor`).
    let scale: CGFloat
    let pixels: PixelGrid
    let idiom: Idiom

    private(set) var contents = TextLayout.Contents()

    init(runs: [StyledText.Run], scale: CGFloat, pixels: PixelGrid, idiom: Idiom) {
        self.runs = runs
        self.scale = scale
        self.pixels = pixels
        self.idiom = idiom
    }

    /// Cells of one item, which reordering moves as a whole.
    struct Part {
        var piece: LinePiece
        var item: Int
        var cells: Range<Int>
        var level: UInt8
    }

    /// - Parameters:
    ///   - pieces: In reading order.
    ///   - level: The paragraph's bidirectional level.
    ///   - x: The line's left edge.
    ///   - top, height: The line's box, which backgrounds fill.
    mutating func append(
        _ pieces: [LinePiece], level: UInt8, x: CGFloat, baseline: CGFloat, top: CGFloat, height: CGFloat
    ) {
        var x = x
        func place(_ part: Part) { x += self.place(part, x: x, baseline: baseline, top: top, height: height) }
        if level == 0, pieces.count == 1, let part = Self.onlyPart(of: pieces[0]) { return place(part) }
        for part in Self.visualOrder(Self.parts(of: pieces, level: level)) { place(part) }
    }

    /// Sets a part with its left edge at `x`; returns its width.
    private mutating func place(
        _ part: Part, x: CGFloat, baseline: CGFloat, top: CGFloat, height: CGFloat
    ) -> CGFloat {
        let item = part.piece.text.items[part.item]
        let style = part.piece.styleOverride ?? item.style
        let run = runs[style]
        let origin = CGPoint(x: x, y: baseline - run.baselineOffset * scale)
        let width: CGFloat
        if item.isAttachment, let size = run.attachment {
            width = (part.piece.text.width(part.cells) - part.piece.tightening) * scale
            let descent = run.attachmentDescent * scale
            let rect = CGRect(
                x: x, y: origin.y + descent - size.height * scale, width: size.width * scale,
                height: size.height * scale)
            contents.attachments.append(TextLayout.Attachment(rect: rect, style: style))
        } else {
            let glyphs = glyphRun(part, item: item)
            width = glyphs.width
            contents.fragments.append(TextLayout.Fragment(run: glyphs, origin: origin, style: style))
        }
        decorate(run, item.face, style: style, from: x, width: width, baseline: origin.y, top: top, height: height)
        return width
    }

    // MARK: Order

    /// The one part of a piece, if it runs from left to right; nil if there may be several.
    private static func onlyPart(of piece: LinePiece) -> Part? {
        guard piece.text.items.count == 1, piece.text.items[0].level == 0, let last = piece.cells.last,
            piece.text.cells[last].kind != .space
        else { return nil }
        return Part(piece: piece, item: 0, cells: piece.cells, level: 0)
    }

    static func parts(of pieces: [LinePiece], level base: UInt8) -> [Part] {
        var parts: [Part] = []
        for (index, piece) in pieces.enumerated() {
            let cells = piece.text.cells
            var start = piece.cells.lowerBound
            // Spaces at the end of a line have the paragraph's level (Unicode Annex 9, L1).
            var inkEnd = piece.cells.upperBound
            if index == pieces.count - 1 {
                while inkEnd > start, cells[inkEnd - 1].kind == .space { inkEnd -= 1 }
            }
            while start < piece.cells.upperBound {
                let item = Int(cells[start].item)
                var end = start + 1
                while end < piece.cells.upperBound, Int(cells[end].item) == item, end != inkEnd { end += 1 }
                let level = piece.styleOverride != nil || start >= inkEnd ? base : piece.text.items[item].level
                parts.append(Part(piece: piece, item: item, cells: start..<end, level: level))
                start = end
            }
        }
        return parts
    }

    /// Reverses every sequence at a level or above it, from the highest level down to the lowest odd one (Annex 9, L2).
    static func visualOrder(_ parts: [Part]) -> [Part] {
        guard let highest = parts.map(\.level).max(), highest > 0 else { return parts }
        var parts = parts
        for level in (1...highest).reversed() {
            var start = 0
            while start < parts.count {
                guard parts[start].level >= level else {
                    start += 1
                    continue
                }
                let end = parts[start...].firstIndex { $0.level < level } ?? parts.count
                parts[start..<end].reverse()
                start = end
            }
        }
        return parts
    }

    // MARK: Glyphs

    private func glyphRun(_ part: Part, item: ShapedText.Item) -> GlyphRun {
        let text = part.piece.text
        let first = text.cells[part.cells.lowerBound]
        let next = text.cells[part.cells.upperBound]
        let isRightToLeft = item.level & 1 == 1
        let bytes = Int(first.byte)..<max(Int(first.byte), min(Int(next.byte), item.bytes.upperBound))

        let startsItem = Int(first.byte) <= item.bytes.lowerBound
        let endsItem = Int(next.byte) >= item.bytes.upperBound
        let glyphs: ContiguousArray<ShapedText.Glyph>.SubSequence
        if !startsItem && first.isUnsafeToBreak || !endsItem && next.isUnsafeToBreak {
            glyphs = ContiguousArray(TextShaper.reshape(bytes, of: item, in: text))[...]
        } else {
            let last = text.cells[part.cells.upperBound - 1]
            let range =
                isRightToLeft
                ? Int(last.glyphStart)..<Int(first.glyphEnd) : Int(first.glyphStart)..<Int(last.glyphEnd)
            glyphs = text.glyphs[range]
        }

        var x: CGFloat = 0
        var ids: [UInt32] = []
        var positions: [CGPoint] = []
        var clusters: [Int] = []
        ids.reserveCapacity(glyphs.count)
        positions.reserveCapacity(glyphs.count)
        clusters.reserveCapacity(glyphs.count)
        for index in glyphs.indices {
            let glyph = glyphs[index]
            ids.append(glyph.id)
            positions.append(CGPoint(x: x + glyph.x * scale, y: glyph.y * scale))
            clusters.append(Int(glyph.cluster) - bytes.lowerBound)
            let endsCluster = index + 1 == glyphs.endIndex || glyphs[index + 1].cluster != glyph.cluster
            x += (glyph.advance - (endsCluster ? part.piece.tightening : 0)) * scale
        }
        let isAll = bytes.count == text.utf8.count
        return GlyphRun(
            font: item.face, size: item.size * scale, glyphs: ids, positions: positions, width: x,
            text: isAll ? text.text.string : String(decoding: text.utf8[bytes], as: UTF8.self), clusters: clusters,
            isRightToLeft: isRightToLeft, slant: item.slant, isOnPixels: idiom == .iOS)
    }

    // MARK: Decorations

    private mutating func decorate(
        _ run: StyledText.Run, _ face: FontFace, style: Int, from x: CGFloat, width: CGFloat, baseline: CGFloat,
        top: CGFloat,
        height: CGFloat
    ) {
        if run.hasBackground {
            add(.background, style: style, CGRect(x: x, y: top, width: width, height: height))
        }
        guard run.isUnderlined || run.isStruckThrough else { return }
        let size = run.font.size * scale
        // The letters' baseline is on a whole pixel. A custom font's lines are those of its file.
        let baseline = pixels.round(baseline)
        let file = run.font.family == nil ? nil : face
        let usual = AppleMetrics.lineThickness(weight: run.font.weight)
        let thickness = pixels.roundUp((file?.metric(.underlineSize) ?? usual) * size)
        // The system font's lines grow downwards with the weight.
        let offset =
            file?.metric(.underlineOffset).map { -$0 }
            ?? AppleMetrics.underlineOffset + (usual - AppleMetrics.lineThickness) / 2
        func line(_ center: CGFloat) -> CGRect {
            CGRect(x: x, y: pixels.round(center - thickness / 2), width: width, height: thickness)
        }
        if run.isUnderlined {
            add(.underline, style: style, line(baseline + offset * size))
        }
        if run.isStruckThrough {
            add(.strikethrough, style: style, line(baseline - AppleMetrics.xHeight * size / 2))
        }
    }

    /// Adds a rectangle, or extends the one before it.
    private mutating func add(_ kind: TextLayout.Decoration.Kind, style: Int, _ rect: CGRect) {
        if let last = contents.decorations.lastIndex(where: { $0.kind == kind }),
            contents.decorations[last].style == style, contents.decorations[last].rect.minY == rect.minY,
            abs(contents.decorations[last].rect.maxX - rect.minX) < 1e-3
        {
            contents.decorations[last].rect.size.width += rect.width
            return
        }
        contents.decorations.append(TextLayout.Decoration(kind: kind, rect: rect, style: style))
    }
}
