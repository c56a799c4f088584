import CoreGraphics

/// A font's metrics for layout, in points.
package struct FontMetrics: Equatable, Sendable {
    /// Above the baseline.
    package var ascender: CGFloat
    /// Below the baseline, positive.
    package var descender: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// The distance between lines; also the preferred spacing of text to text.
    package var leading: CGFloat
    /// The height of a view of one line (rounded to pixels as the idiom does).
    package var lineHeight: CGFloat

    package init(
        ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat, leading: CGFloat,
        lineHeight: CGFloat
    ) {
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.leading = leading
        self.lineHeight = lineHeight
    }
}
