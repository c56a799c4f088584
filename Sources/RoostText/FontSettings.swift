import CoreGraphics
import RoostCore
import Synchronization

/// The metrics of fonts where they are used, looked up once for all texts.
final class FontSettings: Sendable {
    /// A font's face, and its metrics on a platform and a screen.
    final class Setting: Sendable {
        let choice: FontChoice
        /// For a text in this font alone.
        let lines: [LineMetrics]
        let metrics: FontMetrics

        fileprivate init(font: ResolvedFont, choice: FontChoice, idiom: Idiom, displayScale: CGFloat) {
            self.choice = choice
            let line = LineMetrics(font: font, choice: choice, idiom: idiom)
            let capHeight = choice.hasSystemMetrics ? AppleMetrics.capHeight : choice.face.metric(.capHeight) ?? 0.7
            let xHeight = choice.hasSystemMetrics ? AppleMetrics.xHeight : choice.face.metric(.xHeight) ?? 0.5
            lines = [line]
            metrics = FontMetrics(
                ascender: line.ascender, descender: line.descender, capHeight: capHeight * font.size,
                xHeight: xHeight * font.size, leading: line.leading,
                lineHeight: PixelGrid(scale: displayScale).roundUp(line.height(idiom)))
        }
    }

    private struct Key: Hashable {
        let font: ResolvedFont
        let idiom: Idiom
        let displayScale: CGFloat

        /// By what tells fonts apart as a rule.
        func hash(into hasher: inout Hasher) {
            hasher.combine(font.size)
            hasher.combine(font.weight)
        }
    }

    private let library: FontLibrary
    private let known = Mutex(BoundedCache<Key, Setting>(halfCapacity: 256))

    init(library: FontLibrary) { self.library = library }

    func setting(of font: ResolvedFont, idiom: Idiom, displayScale: CGFloat) -> Setting {
        let key = Key(font: font, idiom: idiom, displayScale: displayScale)
        if let setting = known.withLock({ $0.value(for: key) }) { return setting }
        let setting = Setting(
            font: font, choice: library.choice(for: font), idiom: idiom, displayScale: displayScale)
        return known.withLock { $0.first(setting, for: key) }
    }

    /// Fonts may have become others.
    func forget() { known.withLock { $0 = BoundedCache(halfCapacity: 256) } }
}
