import CoreGraphics
import RoostCore
import RoostLocks
import RoostPicture

/// Fonts' faces with their metrics, looked up once for all texts.
final class FontSettings: Sendable {
    /// A font's face, with its metrics on a platform and a screen.
    final class Setting: Sendable {
        let choice: FontChoice
        /// The lines of a text in this font alone.
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

    private struct Known {
        let font: ResolvedFont
        let idiom: Idiom
        let displayScale: CGFloat
        let setting: Setting
    }

    /// The newest settings. A screen uses about a dozen; making others again is quick.
    private struct Recent {
        var known: [Known] = []
        var oldest = 0

        static let capacity = 16
    }

    private let library: FontLibrary
    private let recent = Mutex(Recent())

    init(library: FontLibrary) { self.library = library }

    func setting(of font: ResolvedFont, idiom: Idiom, displayScale: CGFloat) -> Setting {
        let known = recent.withLock { recent in
            recent.known.first {
                $0.font.size == font.size && $0.font == font && $0.idiom == idiom && $0.displayScale == displayScale
            }
        }
        if let known {
            known.setting.choice.missing?.report()
            return known.setting
        }
        let setting = Setting(
            font: font, choice: library.choice(for: font), idiom: idiom, displayScale: displayScale)
        setting.choice.missing?.report()
        let new = Known(font: font, idiom: idiom, displayScale: displayScale, setting: setting)
        recent.withLock { recent in
            if recent.known.count < Recent.capacity {
                recent.known.append(new)
            } else {
                recent.known[recent.oldest] = new
                recent.oldest = (recent.oldest + 1) % Recent.capacity
            }
        }
        return setting
    }

    /// Called when the set of fonts has changed.
    func forget() { recent.withLock { $0 = Recent() } }
}
