import CoreGraphics
import RoostCore
import RoostLocks

/// Sets text with the host's fonts: HarfBuzz shapes, ICU reorders and finds line breaks, and Apple's metrics give the
/// lines their heights.
///
/// A text is shaped once for all proposals. Any number of threads may use the engine at the same time.
package final class FontTextEngine: TextEngine {
    /// The text and the parts of its paragraph style that decide its glyphs. Stores its hash, which a lookup needs
    /// several times.
    private struct Key: Hashable {
        private let hash: Int
        private let text: StyledText
        private let language: String
        private let isRightToLeft: Bool

        /// Hashes only the characters and the numbers that animate, which usually tell texts apart. Hashing all of a
        /// text's styles would take longer than the lookup.
        init(_ text: StyledText, _ style: ParagraphStyle) {
            self.text = text
            language = style.language
            isRightToLeft = style.isRightToLeft
            var hasher = Hasher()
            hasher.combine(text.string)
            if let first = text.runs.first {
                hasher.combine(first.font.size)
                hasher.combine(first.font.weight)
                hasher.combine(first.tracking)
            }
            hash = hasher.finalize()
        }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    private let library: FontLibrary
    private let shaper: TextShaper
    private let settings: FontSettings
    /// One paragraph for each text; it links to the same text in other paragraph styles.
    private let paragraphs = Mutex(BoundedCache<Key, PreparedParagraph>(halfCapacity: 2048))

    /// - Parameter decodePNG: Decodes the pictures of colour emoji.
    package init(decodePNG: @escaping PNGDecoder) {
        library = FontLibrary(decodePNG: decodePNG)
        shaper = TextShaper(library: library, fallback: FontFallback(library: library), words: WordShapes())
        settings = FontSettings(library: library)
    }

    /// Registers a file's fonts (a bundle's, say) under their family and PostScript names; throws if it has none.
    package func registerFont(fileURL: URL) throws {
        guard library.register(fileURL.path) else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: fileURL.path])
        }
        forgetTexts()
    }

    package func isRegistered(fileURL: URL) -> Bool { library.isRegistered(fileURL.path) }

    /// Takes the names of a registered file back.
    package func unregisterFont(fileURL: URL) {
        library.unregister(fileURL.path)
        forgetTexts()
    }

    /// Called when the set of fonts has changed.
    private func forgetTexts() {
        settings.forget()
        paragraphs.withLock { $0 = BoundedCache(halfCapacity: 2048) }
    }

    package func prepare(_ text: StyledText, style: ParagraphStyle) -> any PreparedText {
        let key = Key(text, style)
        if let known = paragraphs.withLock({ $0.value(for: key) }) { return known.set(in: style, settings) }
        let text = text.settable
        let setting = settings.setting(of: text.runs[0].font, idiom: style.idiom, displayScale: style.displayScale)
        let shaped = shaper.shape(
            text, language: style.language, isRightToLeft: style.isRightToLeft, firstChoice: setting.choice)
        let prepared = PreparedParagraph(
            text: shaped, style: style, first: setting, settings: settings, shaper: shaper)
        // In strict mode every renderer must find a missing font itself, so nothing is cached.
        if Log.isStrict { return prepared.set(in: style, settings) }
        // Two threads may have prepared the text; both get the first result.
        let first = paragraphs.withLock { $0.first(prepared, for: key) }
        return first.set(in: style, settings)
    }

    /// The names of all families, installed and registered, in order.
    package var familyNames: [String] { library.familyNames }

    /// The PostScript names of a family's faces, in UIKit's order.
    package func fontNames(inFamily family: String) -> [String] { library.fontNames(inFamily: family) }

    /// The face that draws a font.
    package func face(of font: ResolvedFont) -> any GlyphFont { library.choice(for: font).face }

    /// Whether a font of this family or PostScript name is installed or registered.
    package func hasFont(named name: String) -> Bool { library.hasFont(named: name) }

    package func weight(of font: ResolvedFont) -> Int {
        font.family == nil || font.choosesWeight ? font.weight : library.choice(for: font).face.weight
    }

    package func metrics(of font: ResolvedFont, idiom: Idiom, displayScale: CGFloat) -> FontMetrics {
        settings.setting(of: font, idiom: idiom, displayScale: displayScale).metrics
    }
}
