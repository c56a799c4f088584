import CoreGraphics
import RoostCore
import RoostLocks
import RoostPicture

/// A shaped text with its paragraph style: answers every proposal by wrapping, limiting and truncating.
///
/// 1. Wrap at the proposed width (`LineBreaker`).
/// 2. Keep as many lines as the line limit and the proposed height allow, one at least (`tx-L1`, `txs-X9`).
/// 3. If lines are left over, try smaller sizes down to `minimumScaleFactor`.
/// 4. If lines are still left over, truncate the last one.
/// 5. The size is the widest line with the spaces at its end, capped at the proposal, and the lines' heights; both
///    rounded up to the pixel (`web-tx1`, `tx-M1`).
/// Glyph runs are made when the layout is drawn.
final class PreparedParagraph: PreparedText {
    let text: ShapedText
    let style: ParagraphStyle
    /// The line metrics of each style run.
    private let metrics: [LineMetrics]
    let firstMetrics: FontMetrics
    let lastMetrics: FontMetrics
    private let shaper: TextShaper
    /// From this width on the text is one unchanged line, whatever the proposal; infinite if that depends on more than
    /// the width.
    private let lineWidth: CGFloat
    private let memory = Mutex(Memory())

    /// The layouts made so far.
    private struct Memory {
        /// The layout of all of the text on one line.
        var oneLine: TextLayout?
        /// The layouts for other proposals, the newest last.
        var others: [(width: CGFloat, height: CGFloat, layout: TextLayout)] = []
        /// The same text in another paragraph style.
        var next: PreparedParagraph?
    }

    /// How many proposals are remembered; a stack makes about four.
    private static let rememberedLayouts = 8
    /// How many paragraph styles of one text are remembered: an animation makes one for every frame.
    private static let rememberedStyles = 8

    /// - Parameter first: The setting of the first run's font.
    init(
        text: ShapedText, style: ParagraphStyle, first: FontSettings.Setting, settings: FontSettings,
        shaper: TextShaper
    ) {
        self.text = text
        self.style = style
        self.shaper = shaper
        let runs = text.text.runs
        func setting(_ run: StyledText.Run) -> FontSettings.Setting {
            settings.setting(of: run.font, idiom: style.idiom, displayScale: style.displayScale)
        }
        firstMetrics = first.metrics
        if runs.count == 1, runs[0].attachment == nil, runs[0].baselineOffset == 0 {
            lastMetrics = first.metrics
            metrics = first.lines
        } else {
            lastMetrics = setting(runs[runs.count - 1]).metrics
            metrics = runs.map { run in
                var metrics = setting(run).lines[0]
                if let size = run.attachment {
                    metrics.ascender = max(metrics.ascender, size.height - run.attachmentDescent)
                    metrics.descender = max(metrics.descender, run.attachmentDescent)
                }
                metrics.ascender += max(0, run.baselineOffset)
                metrics.descender += max(0, -run.baselineOffset)
                return metrics
            }
        }
        let isOneParagraph = !text.segments.isEmpty && !text.segments.dropLast().contains(where: \.isLast)
        lineWidth =
            isOneParagraph && !text.utf8.isEmpty && style.minimumScaleFactor >= 1
            ? max(text.width(0..<text.cellCount), .leastNonzeroMagnitude) : .infinity
    }

    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        let width = Self.limit(width)
        let height = Self.limit(height)
        let isOneLine = width >= lineWidth && lineWidth < .infinity
        let known = memory.withLock { memory in
            isOneLine
                ? memory.oneLine : memory.others.first { $0.width == width && $0.height == height }?.layout
        }
        if let known { return known }
        let layout = isOneLine ? oneLine() : makeLayout(width: width, height: height)
        return memory.withLock { memory in
            if isOneLine {
                let first = memory.oneLine ?? layout
                memory.oneLine = first
                return first
            }
            if memory.others.count >= Self.rememberedLayouts { memory.others.removeFirst() }
            memory.others.append((width, height, layout))
            return layout
        }
    }

    /// This text in a paragraph style; all of them share the shaped text.
    func set(in style: ParagraphStyle, _ settings: FontSettings) -> PreparedParagraph {
        var last = self
        var count = 1
        while last.style != style {
            guard let next = last.memory.withLock({ $0.next }) else {
                let new = PreparedParagraph(
                    text: text, style: style,
                    first: settings.setting(
                        of: text.text.runs[0].font, idiom: style.idiom, displayScale: style.displayScale),
                    settings: settings, shaper: shaper)
                (count < Self.rememberedStyles ? last : self).memory.withLock { $0.next = new }
                return new
            }
            last = next
            count += 1
        }
        return last
    }

    /// All of the text on one line.
    private func oneLine() -> TextLayout {
        let cells = 0..<text.cellCount
        let width = text.width(cells)
        let line = SetLine(
            pieces: [LinePiece(text: text, cells: cells)], width: width, inkWidth: width,
            metrics: metrics(of: cells), level: text.paragraphLevel(ofCell: 0))
        return set([line], isTruncated: false, width: .infinity, scale: 1)
    }

    /// A proposal as a number: no proposal and NaN set no limit.
    static func limit(_ proposal: CGFloat?) -> CGFloat {
        guard let proposal, !proposal.isNaN else { return .infinity }
        return max(0, proposal)
    }

    // MARK: Lines

    /// A line with its metrics.
    private struct SetLine: Sendable {
        var pieces: [LinePiece]
        /// The width with the spaces at its end.
        var width: CGFloat
        /// The width for alignment: without spaces that hang over.
        var inkWidth: CGFloat
        var metrics: LineMetrics
        var level: UInt8
    }

    private func makeLayout(width: CGFloat, height: CGFloat) -> TextLayout {
        guard !text.utf8.isEmpty else { return emptyLayout() }
        if width == 0 && height == 0 { return noLayout }
        var scale: CGFloat = 1
        var (lines, isTruncated) = fill(width: width, height: height, scale: scale)
        let smallest = min(max(style.minimumScaleFactor, 0.01), 1)
        if smallest < 1, isTruncated || overflows(lines, width: width, height: height) {
            (lines, isTruncated, scale) = shrink(to: smallest, width: width, height: height)
        }
        return set(lines, isTruncated: isTruncated, width: width, scale: scale)
    }

    /// The largest scale at which all of the text fits, by bisection; the smallest one if it fits at none.
    private func shrink(
        to smallest: CGFloat, width: CGFloat, height: CGFloat
    ) -> (lines: [SetLine], isTruncated: Bool, scale: CGFloat) {
        var (low, high) = (smallest, CGFloat(1))
        var best = fill(width: width, height: height, scale: low)
        if best.isTruncated || overflows(best.lines, width: width, height: height) {
            return (best.lines, best.isTruncated, low)
        }
        for _ in 0..<7 {
            let middle = (low + high) / 2
            let attempt = fill(width: width, height: height, scale: middle)
            if attempt.isTruncated || overflows(attempt.lines, width: width, height: height) {
                high = middle
            } else {
                low = middle
                best = attempt
            }
        }
        return (best.lines, false, low)
    }

    /// Whether a line is wider than the proposal, or the only line is higher: wrapping and truncating cannot help
    /// there.
    private func overflows(_ lines: [SetLine], width: CGFloat, height: CGFloat) -> Bool {
        lines.contains { $0.inkWidth > width + 0.01 }
            || lines.count == 1 && lines[0].metrics.ascender + lines[0].metrics.descender > height + 0.01
    }

    private func fill(width: CGFloat, height: CGFloat, scale: CGFloat) -> (lines: [SetLine], isTruncated: Bool) {
        let text = text.tracked(at: scale)
        let lines = LineBreaker(text: text, width: width / scale).lines()
        let allowed = allowedLines(lines, height: height, scale: scale)
        var set = lines.prefix(allowed).map { line in
            SetLine(
                pieces: [LinePiece(text: text, cells: line.start..<line.inkEnd)], width: text.width(line.cells) * scale,
                inkWidth: text.width(line.start..<line.inkEnd) * scale, metrics: metrics(of: line.cells).scaled(scale),
                level: text.paragraphLevel(ofCell: line.start))
        }
        guard allowed < lines.count else { return (set, false) }
        // The rest of the paragraph on one line.
        let start = lines[allowed - 1].start
        let end = lines[(allowed - 1)...].first { $0.isLast }?.end ?? text.cellCount
        if style.allowsTightening, end == text.cellCount,
            let line = tightened(start..<end, of: text, width: width / scale)
        {
            set[allowed - 1].pieces = [line]
            set[allowed - 1].width = line.width * scale
            set[allowed - 1].inkWidth = line.width * scale
            return (set, false)
        }
        let truncation = Truncation(text: text, mode: style.truncation, width: width / scale) { style in
            self.shaper.shapeEllipsis(self.text.text.runs[style], language: self.style.language)
        }
        let pieces = truncation.pieces(of: start..<end)
        let truncatedWidth = pieces.reduce(0) { $0 + $1.width } * scale
        set[allowed - 1].pieces = pieces
        set[allowed - 1].width = truncatedWidth
        set[allowed - 1].inkWidth = truncatedWidth
        return (set, true)
    }

    /// The rest of the text with its characters closer together, if that takes no more than Foundation's default limit
    /// for tightening, 5 % of the width; else nil.
    private func tightened(_ cells: Range<Int>, of text: ShapedText, width: CGFloat) -> LinePiece? {
        let natural = text.width(cells)
        guard !cells.isEmpty, natural <= width * 1.05 else { return nil }
        return LinePiece(text: text, cells: cells, tightening: max(0, natural - width) / CGFloat(cells.count))
    }

    /// How many lines may be shown: at least one.
    private func allowedLines(_ lines: [Line], height: CGFloat, scale: CGFloat) -> Int {
        let limit = min(lines.count, max(1, style.lineLimit ?? .max))
        guard height < .infinity else { return limit }
        var bottom: CGFloat = 0
        for index in 0..<limit {
            let metrics = metrics(of: lines[index].cells).scaled(scale)
            if index > 0 { bottom += gap(after: self.metrics(of: lines[index - 1].cells).scaled(scale)) }
            bottom += metrics.height(style.idiom)
            if bottom > height + 1e-4 { return max(1, index) }
        }
        return limit
    }

    /// The text's own spacing takes the place of the font's leading where it is larger.
    func gap(after line: LineMetrics) -> CGFloat {
        style.lineSpacing > 0 ? max(line.leading, style.lineSpacing) : line.leading
    }

    func metrics(of cells: Range<Int>) -> LineMetrics {
        guard metrics.count > 1 else { return metrics[0] }
        // An empty line is as high as the line break that ends it.
        var found = metrics[text.style(ofCell: cells.lowerBound)]
        var index = cells.lowerBound
        while index < cells.upperBound {
            let item = text.cells[index].item
            found.formUnion(metrics[text.style(ofCell: index)])
            while index < cells.upperBound, text.cells[index].item == item { index += 1 }
        }
        return found
    }

    // MARK: Setting

    private func set(_ lines: [SetLine], isTruncated: Bool, width: CGFloat, scale: CGFloat) -> TextLayout {
        let pixels = PixelGrid(scale: style.displayScale)
        var tops: [CGFloat] = []
        tops.reserveCapacity(lines.count)
        var bottom: CGFloat = 0
        for (index, line) in lines.enumerated() {
            if index > 0 { bottom += gap(after: lines[index - 1].metrics) }
            tops.append(bottom)
            bottom += line.metrics.height(style.idiom)
        }
        let firstBaseline = lines[0].metrics.baseline(style.idiom)
        let lastBaseline = tops[lines.count - 1] + lines[lines.count - 1].metrics.baseline(style.idiom)
        let widest = lines.reduce(0) { max($0, $1.width) }
        let size = CGSize(
            width: pixels.roundUp(max(0, min(widest, width))),
            height: pixels.roundUp(max(bottom, reservedHeight)))

        return TextLayout(
            size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline, lineCount: lines.count,
            isTruncated: isTruncated
        ) { [style, tops, runs = text.text.runs] in
            var assembler = LineAssembler(runs: runs, scale: scale, pixels: pixels, idiom: style.idiom)
            for (line, top) in zip(lines, tops) {
                var baseline = top + line.metrics.baseline(style.idiom)
                if top > 0, style.idiom == .iOS {
                    baseline = firstBaseline + pixels.roundUp(baseline - firstBaseline)
                }
                assembler.append(
                    line.pieces, level: line.level, x: Self.offset(of: line.inkWidth, in: size.width, style: style),
                    baseline: baseline, top: top,
                    height: line.metrics.height(style.idiom))
            }
            return assembler.contents
        }
    }

    private var reservedHeight: CGFloat {
        guard style.reservedLines > 0 else { return 0 }
        let count = CGFloat(min(style.reservedLines, 100_000))
        return count * metrics[0].height(style.idiom) + (count - 1) * gap(after: metrics[0])
    }

    /// A line's left edge within the text's own width.
    static func offset(of line: CGFloat, in width: CGFloat, style: ParagraphStyle) -> CGFloat {
        switch (style.alignment, style.isRightToLeft) {
        case (.center, _): (width - line) / 2
        case (.leading, false), (.trailing, true): 0
        case (.trailing, false), (.leading, true): width - line
        }
    }

    /// Text that is offered nothing takes nothing; its baseline stays (`cis-FX2`, `cis-FL2`).
    private var noLayout: TextLayout {
        let baseline = metrics[0].baseline(style.idiom)
        return TextLayout(size: .zero, firstBaseline: baseline, lastBaseline: baseline, lineCount: 0) {
            TextLayout.Contents()
        }
    }

    /// An empty text reserves no lines.
    private func emptyLayout() -> TextLayout {
        let pixels = PixelGrid(scale: style.displayScale)
        let metrics = LineMetrics(ascender: AppleMetrics.emptyAscender, descender: AppleMetrics.emptyDescender)
        return TextLayout(
            size: CGSize(width: 0, height: pixels.roundUp(metrics.height(style.idiom))),
            firstBaseline: metrics.baseline(style.idiom),
            lastBaseline: metrics.baseline(style.idiom), lineCount: 0
        ) {
            TextLayout.Contents()
        }
    }
}
