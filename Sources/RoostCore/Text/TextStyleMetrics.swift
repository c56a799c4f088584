import CoreGraphics

/// The metrics of Apple's text styles (Rules.md, Text styles).
package enum TextStyleMetrics {
    /// Points per em.
    package static func size(of style: Font.TextStyle, idiom: Idiom, dynamicTypeSize: DynamicTypeSize) -> CGFloat {
        switch idiom {
        case .iOS: CGFloat(iOSSizes(style)[dynamicTypeSize.index])
        // No Dynamic Type on macOS (case `tx-F7`).
        case .macOS: macSize(style)
        }
    }

    /// The size at a text size of the reader's, as a multiple of that at `.large`.
    package static func growth(of style: Font.TextStyle, idiom: Idiom, dynamicTypeSize: DynamicTypeSize) -> CGFloat {
        size(of: style, idiom: idiom, dynamicTypeSize: dynamicTypeSize)
            / size(of: style, idiom: idiom, dynamicTypeSize: .large)
    }

    /// Documented sizes from `xSmall` to `accessibility5`.
    private static func iOSSizes(_ style: Font.TextStyle) -> [Int] {
        switch style {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    private static func macSize(_ style: Font.TextStyle) -> CGFloat {
        switch style {
        case .largeTitle: 26
        case .title: 22
        case .title2: 17
        case .title3: 15
        case .headline, .body: 13
        case .callout: 12
        case .subheadline: 11
        case .footnote, .caption, .caption2: 10
        }
    }

    static func weight(of style: Font.TextStyle, idiom: Idiom) -> Font.Weight {
        switch (style, idiom) {
        case (.headline, .iOS): .semibold
        case (.headline, .macOS): .bold
        case (.caption2, .macOS): .medium
        default: .regular
        }
    }

    /// The weight of `bold()` in a text style, which is not bold for all of them: recorded on both systems.
    static func emphasizedWeight(of style: Font.TextStyle, idiom: Idiom) -> Font.Weight {
        switch (style, idiom) {
        case (.largeTitle, _), (.title, _), (.title2, _): .bold
        case (.headline, .macOS): .heavy
        case (.caption, .macOS): .medium
        default: .semibold
        }
    }

    /// The points that a style adds to its lines. On iOS they lie between lines: the documented leading, which depends
    /// on the size, minus the font's own line. On macOS they belong to each line.
    static func leading(of style: Font.TextStyle, size: CGFloat, idiom: Idiom) -> CGFloat {
        switch (idiom, style) {
        case (.iOS, _):
            guard size > 0, size < 1000, let documented = leadings[Int(size)] else { return 0 }
            return CGFloat(documented) - line(ofSize: size, idiom: idiom)
        case (.macOS, .largeTitle): return 1
        case (.macOS, .title2): return 0.5
        case (.macOS, _): return 0
        }
    }

    /// The distance of a style's baselines: the documented leading on iOS, 22 for body text at the default size.
    package static func lineDistance(of style: Font.TextStyle, idiom: Idiom, dynamicTypeSize: DynamicTypeSize)
        -> CGFloat
    {
        let size = size(of: style, idiom: idiom, dynamicTypeSize: dynamicTypeSize)
        return line(ofSize: size, idiom: idiom) + leading(of: style, size: size, idiom: idiom)
    }

    /// The height of a line of the system font without leading, in points.
    package static func line(ofSize size: CGFloat, idiom: Idiom) -> CGFloat {
        switch idiom {
        case .iOS: 2444.0 / 2048 * size
        // Ascender and descender are whole points each.
        case .macOS: (0.9668 * size).rounded() + (0.21094 * size).rounded()
        }
    }

    /// Apple's documented distance of baselines, by size.
    private static let leadings: [Int: Int] = [
        11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29, 24: 30,
        25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44, 38: 46, 39: 47,
        40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68,
        60: 70,
    ]
}
