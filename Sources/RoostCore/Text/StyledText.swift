import CoreGraphics

/// A string with the fonts and decorations of its parts: everything that determines its glyphs. Colours are applied
/// when painting.
package struct StyledText: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        /// The UTF-8 length of the run's part of `string`; the runs together cover all of it.
        package var length: Int
        package var font: ResolvedFont
        /// Extra space after every character, in points; `tracking` also switches ligatures off.
        package var kerning: CGFloat = 0
        package var tracking: CGFloat = 0
        /// Points above (positive) or below the baseline.
        package var baselineOffset: CGFloat = 0
        package var isUnderlined = false
        package var isStruckThrough = false
        package var hasBackground = false
        /// The size in points of an inline image, for which the string holds U+FFFC.
        package var attachment: CGSize?
        /// The points by which the attachment reaches below the baseline.
        package var attachmentDescent: CGFloat = 0

        package init(length: Int, font: ResolvedFont) {
            self.length = length
            self.font = font
        }
    }

    /// The character that stands for each character of a hidden text: Apple's symbol of that purpose.
    package static let hidden: Unicode.Scalar = "\u{100BB7}"

    package var string: String
    package var runs: [Run]

    package init(string: String, runs: [Run]) {
        self.string = string
        self.runs = runs
    }
}

/// A font with text style, Dynamic Type and modifiers applied: the engine's key to a face.
package struct ResolvedFont: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// Points per em.
    package var size: CGFloat
    /// CSS-like weight, 100 … 900 (regular 400, medium 500, semibold 600, bold 700, heavy 800, black 900).
    package var weight: Int = 400
    /// Whether a modifier has chosen the weight. A custom font that is named by one of its faces keeps that face
    /// otherwise.
    package var choosesWeight = false
    package var design: Design = .default
    package var isItalic = false
    /// A custom family or PostScript name, or the path of a font file; nil for the system font.
    package var family: String?
    package var usesMonospacedDigits = false
    package var usesLowercaseSmallCaps = false
    package var usesUppercaseSmallCaps = false
    /// The text style's own leading in points (Rules.md, Text styles); 0 for a plain size.
    package var leading: CGFloat = 0

    package init(size: CGFloat) { self.size = size }
}

/// The style of a paragraph.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var alignment = Alignment.leading
    package var truncation = Truncation.tail
    /// The greatest number of lines; nil for no limit.
    package var lineLimit: Int?
    /// The number of lines whose height is reserved.
    package var reservedLines = 0
    /// Extra points between lines.
    package var lineSpacing: CGFloat = 0
    /// The fraction of its size to which the text may shrink to fit.
    package var minimumScaleFactor: CGFloat = 1
    /// Whether characters may move closer together if that saves the last line from truncation.
    package var allowsTightening = false
    package var isRightToLeft = false
    /// BCP 47, for font choice and line breaks.
    package var language = "en"
    package var idiom = Idiom.iOS
    /// Pixels per point: text sizes are rounded up to pixels.
    package var displayScale: CGFloat = 2

    package init() {}
}
