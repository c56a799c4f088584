import CoreGraphics
import RoostCore

/// A font's metrics in points, before any rounding.
struct LineMetrics: Equatable, Sendable {
    var ascender: CGFloat
    var descender: CGFloat
    /// The gap between this line and the next.
    var leading: CGFloat = 0
    /// The space that a macOS text style adds below the descender.
    var styleExtra: CGFloat = 0
    /// Whether macOS rounds the descender up instead of to the nearest point.
    private var roundsDescenderUp = false

    /// Below this size macOS rounds the system font's descender up: a line of 20 points is 24 high, one of 24 points 28
    /// (Rules.md, Font metrics).
    private static let roundedSize: CGFloat = 22

    /// The metrics of a font's lines on a platform. Apple's own fonts have Apple's metrics, whatever face draws them;
    /// other fonts have those of their file.
    init(font: ResolvedFont, choice: FontChoice, idiom: Idiom) {
        if choice.hasSystemMetrics {
            let metrics = AppleMetrics.systemFont(idiom)
            ascender = metrics.ascender * font.size
            descender = metrics.descender * font.size
            roundsDescenderUp = font.size < Self.roundedSize
        } else if let family = choice.standsFor {
            ascender = family.ascender * font.size
            descender = family.descender * font.size
            leading = family.leading * font.size
        } else {
            let face = choice.face
            ascender = (face.metric(.ascender) ?? 0.95) * font.size
            descender = -(face.metric(.descender) ?? -0.25) * font.size
            leading = max(0, (face.metric(.lineGap) ?? 0) * font.size)
        }
        switch idiom {
        case .iOS: leading += font.leading
        case .macOS: styleExtra = font.leading
        }
    }

    init(ascender: CGFloat, descender: CGFloat) {
        self.ascender = ascender
        self.descender = descender
    }

    /// Grows to a line that holds both.
    mutating func formUnion(_ other: LineMetrics) {
        ascender = max(ascender, other.ascender)
        if other.descender > descender {
            descender = other.descender
            roundsDescenderUp = other.roundsDescenderUp
        }
        leading = max(leading, other.leading)
        styleExtra = max(styleExtra, other.styleExtra)
    }

    func scaled(_ scale: CGFloat) -> LineMetrics {
        var scaled = self
        scaled.ascender *= scale
        scaled.descender *= scale
        scaled.leading *= scale
        scaled.styleExtra *= scale
        return scaled
    }

    /// The distance from a line's top to its baseline. macOS rounds it to points (case `txs-X13.*`), iOS does not
    /// (`ios-metrics`).
    func baseline(_ idiom: Idiom) -> CGFloat { idiom == .macOS ? ascender.rounded() : ascender }

    /// A line's height, before it is rounded to pixels.
    func height(_ idiom: Idiom) -> CGFloat {
        switch idiom {
        case .iOS: ascender + descender
        case .macOS:
            ascender.rounded() + descender.rounded(roundsDescenderUp ? .up : .toNearestOrAwayFromZero) + styleExtra
        }
    }
}
