import CoreGraphics
import RoostCore

extension ViewDimensions {
    /// The baseline of a view, in points from its top, beside a text whose capitals have the same middle.
    nonisolated func baseline(besideCapitalsOf font: ResolvedFont) -> CGFloat {
        (height + SystemFontMetrics.capHeight * font.size) / 2
    }
}
