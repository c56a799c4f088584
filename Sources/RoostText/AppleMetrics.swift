import CoreGraphics
import RoostCore

/// The metrics of Apple's system font, used in place of those of the face that draws it, so that lines, gaps and
/// baselines come out as on Apple's platforms. Lengths are in ems unless noted otherwise.
enum AppleMetrics {
    /// San Francisco on iOS (case `ios-metrics`) and on macOS (cases `tx-M1`, `txs-X13.*`).
    static func systemFont(_ idiom: Idiom) -> (ascender: CGFloat, descender: CGFloat) {
        switch idiom {
        case .iOS: (1950.0 / 2048, 494.0 / 2048)
        case .macOS: (1980.0 / 2048, 432.0 / 2048)
        }
    }
    static let capHeight: CGFloat = 1443.0 / 2048
    static let xHeight: CGFloat = 1078.0 / 2048

    /// An underline's distance below the baseline and the thickness of lines (case `web-tx6`).
    static let underlineOffset: CGFloat = 0.15137
    static let lineThickness: CGFloat = 0.05859

    /// Height and baseline of an empty text, in points (case `txs-X10`): an attributed string without a font is set in
    /// Helvetica 12, to whose ascent Apple adds 15 %.
    static let emptyAscender: CGFloat = 11.04
    static let emptyDescender: CGFloat = 2.76

    // MARK: Tracking

    /// Points that the system font adds after every character at 6, 7, 8 … 41 points (documented).
    private static let tracking: [CGFloat] = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26,
        -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37,
        0.36,
    ]
    /// The size at which tracking has faded to nothing: from 41 points on it falls linearly.
    private static let untrackedSize: CGFloat = 80

    /// Points that the system font adds after every character at a size.
    static func tracking(size: CGFloat) -> CGFloat {
        guard size > 6 else { return tracking[0] }
        let last = CGFloat(5 + tracking.count)
        guard size < last else {
            return tracking.last! * max(0, (untrackedSize - size) / (untrackedSize - last))
        }
        let below = Int(size)
        let fraction = size - CGFloat(below)
        return tracking[below - 6] * (1 - fraction) + (fraction > 0 ? tracking[below - 5] * fraction : 0)
    }

    // MARK: Inter in the place of San Francisco

    // With the table above, Inter Regular is as wide as San Francisco: "Hello, world" at 13 points takes 71.52 points
    // where Apple's takes 71.525 (case `tx-M1`), and the texts of the cases are off by 0.5 % in the mean. So advances need no
    // scaling; two small corrections of the tracking do the rest.

    /// How far the optical size has gone from the text design (0) to the display design (1). San Francisco changes over
    /// between 20 and 26 points: that is where its tracking turns from tight to loose.
    static func displayFraction(size: CGFloat) -> CGFloat { min(max((size - 20) / 6, 0), 1) }

    /// How much wider a character of Inter is than one of Inter Display, in the mean of the cases' texts. Static files
    /// have only these two designs; between them tracking makes up the difference.
    static let textOverDisplay: CGFloat = 0.0546

    /// San Francisco grows wider with weight than Inter does: the difference for each character at weights 100, 200 … 900,
    /// from the widths of "Hello, world" (cases `tx-F2.*`).
    private static let weightCorrection: [CGFloat] = [
        -0.0055, -0.0053, -0.0020, 0, 0.0089, 0.0132, 0.0207, 0.0346, 0.0452,
    ]

    static func weightCorrection(_ weight: Int) -> CGFloat {
        let position = CGFloat(min(max(weight, 100), 900)) / 100 - 1
        let below = min(Int(position), weightCorrection.count - 2)
        let fraction = position - CGFloat(below)
        return weightCorrection[below] * (1 - fraction) + weightCorrection[below + 1] * fraction
    }
}
