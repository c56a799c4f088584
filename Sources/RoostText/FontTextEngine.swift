import CoreGraphics
import RoostCore
import Synchronization

/// Sets text with the host's fonts: HarfBuzz shapes, ICU reorders and finds line breaks, Apple's metrics give the lines
/// their heights.
///
/// A text is shaped once, whatever room it gets, and any number of threads may ask at the same time.
package final class FontTextEngine: TextEngine {
    /// What decides the glyphs: the paragraph style without that which only wrapping looks at.
    private struct ShapeKey: Hashable {
        var text: StyledText
        var language: String
        var isRightToLeft: Bool

        func hash(into hasher: inout Hasher) { text.hashBriefly(into: &hasher) }
    }

    private struct ParagraphKey: Hashable {
        var text: StyledText
        var style: ParagraphStyle

        func hash(into hasher: inout Hasher) {
            text.hashBriefly(into: &hasher)
            hasher.combine(style.lineLimit)
            hasher.combine(style.lineSpacing)
        }
    }

    private let library: FontLibrary
    private let fallback: FontFallback
    private let words = WordShapes()
    private let shapes = Mutex(BoundedCache<ShapeKey, ShapedText>(halfCapacity: 2048))
    private let paragraphs = Mutex(BoundedCache<ParagraphKey, PreparedParagraph>(halfCapacity: 2048))

    /// - Parameter decodePNG: Decodes the pictures of colour emoji.
    package init(decodePNG: @escaping PNGDecoder) {
        library = FontLibrary(decodePNG: decodePNG)
        fallback = FontFallback(library: library)
    }

    /// Makes the fonts of a file (a bundle's, say) known by their family and PostScript names; throws where it holds none.
    package func registerFont(fileURL: URL) throws {
        guard library.register(fileURL.path) else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: fileURL.path])
        }
    }

    package func prepare(_ text: StyledText, style: ParagraphStyle) -> any PreparedText {
        let key = ParagraphKey(text: text, style: style)
        if let known = paragraphs.withLock({ $0.value(for: key) }) { return known }
        let shaped = shape(text, language: style.language, isRightToLeft: style.isRightToLeft)
        let runs = shaped.text.runs
        let prepared = PreparedParagraph(
            text: shaped, style: style,
            metrics: runs.map { LineMetrics(font: $0.font, choice: library.choice(for: $0.font), idiom: style.idiom) },
            firstMetrics: metrics(of: runs[0].font, idiom: style.idiom, displayScale: style.displayScale),
            lastMetrics: metrics(of: runs[runs.count - 1].font, idiom: style.idiom, displayScale: style.displayScale),
            shapeEllipsis: { [weak self] run in
                // A layout that outlives its engine has no use for one more cache.
                self?.shapeEllipsis(run, style: style) ?? shaped
            })
        // Two threads may have prepared it; both get the one that came first.
        return paragraphs.withLock { cache in
            if let first = cache.value(for: key) { return first }
            cache.insert(prepared, for: key)
            return prepared
        }
    }

    /// Whether a font of this family or PostScript name is installed or registered.
    package func hasFont(named name: String) -> Bool { library.hasFont(named: name) }

    package func metrics(of font: ResolvedFont, idiom: Idiom, displayScale: CGFloat) -> FontMetrics {
        let choice = library.choice(for: font)
        let line = LineMetrics(font: font, choice: choice, idiom: idiom)
        let face = choice.face
        let capHeight = choice.hasSystemMetrics ? AppleMetrics.capHeight : face.metric(.capHeight) ?? 0.7
        let xHeight = choice.hasSystemMetrics ? AppleMetrics.xHeight : face.metric(.xHeight) ?? 0.5
        return FontMetrics(
            ascender: line.ascender, descender: line.descender, capHeight: capHeight * font.size,
            xHeight: xHeight * font.size, leading: line.leading,
            lineHeight: PixelGrid(scale: displayScale).roundUp(line.height(idiom)))
    }

    private func shape(_ text: StyledText, language: String, isRightToLeft: Bool) -> ShapedText {
        let key = ShapeKey(text: text, language: language, isRightToLeft: isRightToLeft)
        if let known = shapes.withLock({ $0.value(for: key) }) { return known }
        let shaped = TextShaper(library: library, fallback: fallback, words: words)
            .shape(text, language: language, isRightToLeft: isRightToLeft)
        shapes.withLock { $0.insert(shaped, for: key) }
        return shaped
    }

    private func shapeEllipsis(_ run: StyledText.Run, style: ParagraphStyle) -> ShapedText {
        var run = run
        let ellipsis = "…"
        run.length = ellipsis.utf8.count
        run.attachment = nil
        return shape(StyledText(string: ellipsis, runs: [run]), language: style.language, isRightToLeft: false)
    }
}

extension StyledText {
    /// Hashes what tells texts apart, as a rule: the characters, and the numbers that are animated. All of a text's styles
    /// would take longer than the search that they are for.
    fileprivate func hashBriefly(into hasher: inout Hasher) {
        hasher.combine(string)
        guard let first = runs.first else { return }
        hasher.combine(first.font.size)
        hasher.combine(first.font.weight)
        hasher.combine(first.tracking)
    }
}
