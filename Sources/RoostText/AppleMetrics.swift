import CoreGraphics
import RoostCore
import RoostPicture

/// The metrics of Apple's system font, used in place of those of the face that draws it, so that lines, gaps and
/// baselines come out as on Apple's platforms. Lengths are in ems unless noted otherwise.
enum AppleMetrics {
    /// San Francisco on iOS (case `ios-metrics`) and on macOS (cases `tx-M1`, `txs-X13.*`).
    static func systemFont(_ idiom: Idiom) -> (ascender: CGFloat, descender: CGFloat) {
        switch idiom {
        case .iOS: (SystemFontMetrics.ascender, SystemFontMetrics.descender)
        case .macOS: (1980.0 / 2048, 432.0 / 2048)
        }
    }
    static let capHeight = SystemFontMetrics.capHeight
    static let xHeight: CGFloat = 1078.0 / 2048

    /// The advance of every character of SF Mono (read off five lines of code in pictures of iOS).
    static let monospacedAdvance: CGFloat = 1264.0 / 2048

    /// An underline's distance below the baseline and the thickness of lines (case `web-tx6`).
    static let underlineOffset: CGFloat = 0.15137
    static let lineThickness: CGFloat = 0.05859

    /// The thickness of the lines of a weight. Under heavy text of 32 pixels an underline covers four rows, under regular
    /// text two, and both begin four rows below the baseline (read off a picture of iOS); the weights between are a guess.
    static func lineThickness(weight: Int) -> CGFloat {
        lineThickness + 0.05 * CGFloat(min(max(weight, 400), 900) - 400) / 400
    }

    /// Height and baseline of an empty text, in points (case `txs-X10`): an attributed string without a font is set in
    /// Helvetica 12, to whose ascent Apple adds 15 %.
    static let emptyAscender: CGFloat = 11.04
    static let emptyDescender: CGFloat = 2.76

    // MARK: Tracking

    /// Points that the system font adds after every character at 6, 7, 8 … 80 points: documented, but recorded at 8, 11 to
    /// 17, 20, 22 and 29, derived from labels of charts at 9, and from their neighbours at 18, 19 and 21. Above 54 points
    /// those of odd sizes lie between their neighbours. Larger sizes have none.
    private static let tracking: [CGFloat] = [
        0.24, 0.23, 0.211, 0.16, 0.12, 0.075, 0.012, -0.064, -0.137, -0.22, -0.297, -0.415, -0.42, -0.425, -0.43,
        -0.34, -0.236, -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.41, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37, 0.36,
        0.37, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33, 0.34, 0.35, 0.33, 0.31, 0.32, 0.31,
        0.30, 0.29, 0.28, 0.27, 0.26, 0.25, 0.24, 0.23, 0.22, 0.205, 0.19, 0.18, 0.17, 0.155, 0.14, 0.14, 0.14,
        0.1225, 0.105, 0.0875, 0.07, 0.0525, 0.035, 0.0175, 0,
    ]

    /// Points that the system font adds after every character at a size.
    private static func tracking(size: CGFloat) -> CGFloat {
        guard size > 6 else { return tracking[0] }
        guard size < CGFloat(5 + tracking.count) else { return 0 }
        let below = Int(size)
        let fraction = size - CGFloat(below)
        return tracking[below - 6] * (1 - fraction) + (fraction > 0 ? tracking[below - 5] * fraction : 0)
    }

    /// Points to add after every character of a monospaced face, so that it advances as SF Mono does; 0 for another face.
    static func monospacedTracking(of face: FontFace, size: CGFloat) -> CGFloat {
        let narrow = face.advance(of: face.glyph(for: "i"))
        guard narrow > 0, narrow == face.advance(of: face.glyph(for: "m")) else { return 0 }
        return (monospacedAdvance - narrow / CGFloat(face.unitsPerEm)) * size
    }

    /// Points to add after every character of Noto Serif, so that lines come out as wide as New York's; 0 for another
    /// face. Four upright lines of 17 points and two italic ones of 14 in pictures of iOS 26 tell it.
    static func serifTracking(of face: FontFace, size: CGFloat, isItalic: Bool) -> CGFloat {
        face.familyName == "Noto Serif" ? (isItalic ? -0.038 : -0.0148) * size : 0
    }

    /// The advance of every syllable of Apple SD Gothic Neo, in ems (read off 12 lines in pictures of iOS).
    private static let hangulAdvance: CGFloat = 0.866

    /// The share of its size at which a face of Korean draws syllables that are as wide as Apple's.
    static func hangulScale(of face: FontFace) -> CGFloat {
        let advance = face.advance(of: face.glyph(for: "가"))
        return advance > 0 ? hangulAdvance * CGFloat(face.unitsPerEm) / advance : 1
    }

    /// Points to add after every character of the system font where it stands for SF Rounded, which has one design for
    /// all sizes. Lines of 12 to 34 points in pictures of iOS 26 tell it.
    static func roundedTracking(size: CGFloat) -> CGFloat {
        guard size > roundedCorrections[0].size else { return roundedCorrections[0].ems * size }
        for (lower, upper) in zip(roundedCorrections, roundedCorrections.dropFirst()) where size < upper.size {
            let position = (size - lower.size) / (upper.size - lower.size)
            return (lower.ems + (upper.ems - lower.ems) * position) * size
        }
        return 0
    }

    /// What a character of the rounded design adds to one of the text design, in ems, at the largest size of that design.
    static let roundedCorrectionOfText = -0.0115

    private static let roundedCorrections: [(size: CGFloat, ems: CGFloat)] = [
        (12, -0.015), (13, -0.014), (17, -0.0115), (20, -0.003), (22, 0),
    ]

    /// The width of the symbol that stands for a hidden character. A text of them is a little wider than their sum, which
    /// the first one takes. Three bars of 15 points and one of 17 in pictures of iOS 26 tell both.
    static func hiddenAdvance(size: CGFloat, isFirst: Bool) -> CGFloat {
        tracking(size: size) + size * (isFirst ? 0.4835 + 0.031 : 0.4835)
    }

    // MARK: Inter in the place of San Francisco

    // With the table above and the advances of `AppleAdvances`, Inter is as wide as San Francisco, but for its kerning:
    // "Hello, world" at 13 points takes 71.66 points where Apple's takes 71.525 (case `tx-M1`).

    /// How far the optical size has gone from the text design (0) to the display design (1). San Francisco's axis has
    /// its ends at 17 and at 28 points, and most of the way lies in the middle.
    private static func displayFraction(size: CGFloat) -> CGFloat {
        guard size > opticalSizes[0].size else { return 0 }
        for (lower, upper) in zip(opticalSizes, opticalSizes.dropFirst()) where size < upper.size {
            let position = (size - lower.size) / (upper.size - lower.size)
            return lower.fraction + (upper.fraction - lower.fraction) * position
        }
        return 1
    }

    /// The design of letters at a size, in eighths of the way, so that few faces are open.
    static func likeness(size: CGFloat) -> Likeness {
        Likeness(display: (displayFraction(size: size) * 8).rounded() / 8)
    }

    /// Recorded at 20 and 22 points, and derived from widths of texts at 24 and 26.
    private static let opticalSizes: [(size: CGFloat, fraction: CGFloat)] = [
        (17, 0), (20, 0.236), (22, 0.527), (24, 0.82), (26, 0.925), (28, 1),
    ]

    /// How much wider a character of the text design is than one of the display design, in the mean of English texts.
    static let displayWidth: CGFloat = 0.060

    /// Points to add after every character of Inter, so that texts are as wide as in San Francisco: the tracking, and what
    /// the design of letters at the size is off by.
    /// - Parameter design: The size whose design of letters is drawn.
    static func interTracking(size: CGFloat, design: CGFloat) -> CGFloat {
        tracking(size: size) + displayWidth * (likeness(size: design).display - displayFraction(size: size)) * size
    }
}
