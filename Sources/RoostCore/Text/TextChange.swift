import CoreGraphics

/// A text in transition from its old content.
final class TextChange {
    private let oldLayout: TextLayout
    private let oldStyles: [ResolvedText.RunStyle]
    private let oldEnvironment: EnvironmentValues
    private let transition: ContentTransition
    /// The direction in which digits roll: up (-1) or down (1).
    private let direction: CGFloat
    private let animation: Animation
    private let start: Double
    private var context: AnimationContext<Double>
    /// The progress, 0…1.
    private var part = 0.0
    /// The pairs of glyphs, made for the current layout.
    private var plan: (layout: TextLayout, pairs: [GlyphPair])?

    /// A change from a presented layout, which begins at a time in seconds.
    init(
        _ layout: TextLayout, styles: [ResolvedText.RunStyle], from old: EnvironmentValues,
        to new: EnvironmentValues, _ animation: Animation, at time: Double
    ) {
        oldLayout = layout
        oldStyles = styles
        oldEnvironment = old
        transition = new.contentTransition
        direction = transition.countsDown(from: old.contentTransition) ? 1 : -1
        self.animation = animation
        start = time
        context = AnimationContext(environment: new)
    }

    /// Returns false once the transition is over.
    func advance(to time: Double) -> Bool {
        guard let reached = animation.animate(value: 1, time: time - start, context: &context) else { return false }
        part = min(max(reached, 0), 1)
        return !reached.isNaN
    }

    /// Draws the transition from the old layout to a new one, both in the middle of the frame.
    func paint(
        _ layout: TextLayout, styles: [ResolvedText.RunStyle], in frame: CGRect, _ context: inout PaintContext,
        _ environment: EnvironmentValues, owner: NodeID
    ) {
        func painter(_ layout: TextLayout, _ styles: [ResolvedText.RunStyle], _ environment: EnvironmentValues)
            -> TextPainter
        {
            let origin = CGPoint(x: frame.midX - layout.size.width / 2, y: frame.midY - layout.size.height / 2)
            return TextPainter(
                layout: layout, styles: styles,
                frame: context.roundedToPixels(CGRect(origin: origin, size: layout.size)), environment: environment,
                owner: owner)
        }
        let old = painter(oldLayout, oldStyles, oldEnvironment)
        let new = painter(layout, styles, environment)
        guard transition.movesGlyphs, oldLayout.lineCount == 1, layout.lineCount == 1 else {
            context.faded(1 - part, owner: owner) { old.paint(&$0) }
            context.faded(part, owner: owner) { new.paint(&$0) }
            return
        }
        if plan?.layout !== layout { plan = (layout, GlyphPair.pairs(from: oldLayout, to: layout)) }
        let roll = transition.rollsDigits ? direction * layout.size.height * 0.6 : 0
        for pair in plan!.pairs {
            switch (pair.old, pair.new) {
            case (let from?, let to?):
                let x =
                    from.origin.x + old.frame.minX + (to.origin.x + new.frame.minX - from.origin.x - old.frame.minX)
                    * part
                new.paint(to, x: x, shiftedBy: 0, &context)
            case (let from?, nil):
                context.faded(1 - part, owner: owner) {
                    old.paint(from, x: from.origin.x + old.frame.minX, shiftedBy: roll * part, &$0)
                }
            case (nil, let to?):
                context.faded(part, owner: owner) {
                    new.paint(to, x: to.origin.x + new.frame.minX, shiftedBy: -roll * (1 - part), &$0)
                }
            case (nil, nil): break
            }
        }
    }
}

extension TextLayout {
    /// Whether another layout of the same text has the same words in each line.
    func breaks(as other: TextLayout) -> Bool {
        self === other
            || fragments.count == other.fragments.count && lineCount == other.lineCount
                && zip(fragments, other.fragments).allSatisfy { $0.run.text == $1.run.text }
    }
}

extension PaintContext {
    fileprivate mutating func faded(_ opacity: Double, owner: NodeID, _ content: (inout PaintContext) -> Void) {
        if opacity >= 1 { return content(&self) }
        if opacity > 0 { group(.pushOpacity(opacity), owner: owner, content) }
    }
}

extension TextPainter {
    /// Draws the glyphs of one character, moved along the line and vertically.
    fileprivate func paint(_ glyph: LaidOutGlyph, x: CGFloat, shiftedBy y: CGFloat, _ context: inout PaintContext) {
        let style = (styles[glyph.style].foreground ?? AnyShapeStyle(ForegroundStyle()))
            .resolve(in: environment, bounds: frame)
        context.draw(style, owner: owner) {
            .glyphs(glyph.run, origin: CGPoint(x: x, y: frame.minY + glyph.origin.y + y), $0)
        }
    }
}

/// The glyphs of one character.
struct LaidOutGlyph {
    let text: String
    let run: GlyphRun
    /// In the layout's coordinates.
    let origin: CGPoint
    let style: Int

    /// A layout's characters from left to right.
    static func all(of layout: TextLayout) -> [LaidOutGlyph] {
        var result: [LaidOutGlyph] = []
        for fragment in layout.fragments {
            let run = fragment.run
            let bytes = Array(run.text.utf8)
            let starts = Set(run.clusters).sorted()
            var index = 0
            while index < run.glyphs.count {
                let cluster = run.clusters[index]
                var end = index + 1
                while end < run.glyphs.count, run.clusters[end] == cluster { end += 1 }
                let byteEnd = starts.first { $0 > cluster } ?? bytes.count
                let text = String(decoding: bytes[min(cluster, bytes.count)..<min(byteEnd, bytes.count)], as: UTF8.self)
                let origin = run.positions[index]
                let single = GlyphRun(
                    font: run.font, size: run.size, glyphs: Array(run.glyphs[index..<end]),
                    positions: run.positions[index..<end].map { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) },
                    width: 0, text: text, clusters: [Int](repeating: 0, count: end - index),
                    isRightToLeft: run.isRightToLeft, slant: run.slant, isOnPixels: run.isOnPixels)
                result.append(
                    LaidOutGlyph(
                        text: text, run: single,
                        origin: CGPoint(x: fragment.origin.x + origin.x, y: fragment.origin.y + origin.y),
                        style: fragment.style))
                index = end
            }
        }
        return result.sorted { $0.origin.x < $1.origin.x }
    }

    func looksLike(_ other: LaidOutGlyph) -> Bool {
        run.font.id == other.run.font.id && run.size == other.run.size && run.glyphs == other.run.glyphs
    }
}

/// A character that stays, goes or comes.
struct GlyphPair {
    var old: LaidOutGlyph?
    var new: LaidOutGlyph?

    /// Matches the words and numbers of both layouts, in order; of the rest, those at the same place between them.
    /// Numbers are compared from their ends, words from their beginnings.
    static func pairs(from old: TextLayout, to new: TextLayout) -> [GlyphPair] {
        let (olds, news) = (words(of: old), words(of: new))
        let oldTexts = olds.map(\.text)
        let newTexts = news.map(\.text)
        let difference = newTexts.difference(from: oldTexts)
        let removed = Set(difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
        let inserted = Set(difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
        var pairs: [GlyphPair] = []
        var (i, j) = (0, 0)
        while i < olds.count || j < news.count {
            let goes = i < olds.count && removed.contains(i)
            let comes = j < news.count && inserted.contains(j)
            switch (goes, comes) {
            case (true, true) where olds[i].isNumber == news[j].isNumber:
                pairs += Word.pairs(olds[i], news[j])
                (i, j) = (i + 1, j + 1)
            case (true, _):
                pairs += olds[i].glyphs.map { GlyphPair(old: $0, new: nil) }
                i += 1
            case (_, true):
                pairs += news[j].glyphs.map { GlyphPair(old: nil, new: $0) }
                j += 1
            case (false, false):
                guard i < olds.count, j < news.count else { return pairs }
                pairs += Word.pairs(olds[i], news[j])
                (i, j) = (i + 1, j + 1)
            }
        }
        return pairs
    }

    private struct Word {
        var glyphs: [LaidOutGlyph]
        let isNumber: Bool

        var text: String { glyphs.map(\.text).joined() }

        static func pairs(_ old: Word, _ new: Word) -> [GlyphPair] {
            let count = max(old.glyphs.count, new.glyphs.count)
            let fromEnd = old.isNumber
            return (0..<count).flatMap { place -> [GlyphPair] in
                func glyph(_ word: Word) -> LaidOutGlyph? {
                    let index = fromEnd ? word.glyphs.count - count + place : place
                    return word.glyphs.indices.contains(index) ? word.glyphs[index] : nil
                }
                let (a, b) = (glyph(old), glyph(new))
                if let a, let b, a.looksLike(b) { return [GlyphPair(old: a, new: b)] }
                return [GlyphPair(old: a, new: nil), GlyphPair(old: nil, new: b)]
            }
        }
    }

    private static func words(of layout: TextLayout) -> [Word] {
        var words: [Word] = []
        for glyph in LaidOutGlyph.all(of: layout) {
            let isNumber = glyph.text.allSatisfy(\.isNumber)
            let isSpace = glyph.text.allSatisfy(\.isWhitespace)
            if let last = words.last, last.isNumber == isNumber, !isSpace,
                !(last.glyphs.last?.text.allSatisfy(\.isWhitespace) ?? false)
            {
                words[words.count - 1].glyphs.append(glyph)
            } else {
                words.append(Word(glyphs: [glyph], isNumber: isNumber))
            }
        }
        return words
    }
}
