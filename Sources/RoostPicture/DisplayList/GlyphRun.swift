import CoreGraphics

/// A font face: one file, one set of variation axes. Immutable, shared by all threads.
package protocol GlyphFont: AnyObject, Sendable {
    /// Unique in this process; two runs with the same id use the same face.
    var id: Int { get }
    /// `Inter`, `Noto Sans CJK JP`, …
    var familyName: String { get }
    var postScriptName: String { get }
    /// 100 … 900.
    var weight: Int { get }
    var isItalic: Bool { get }
    var unitsPerEm: Int { get }
    /// The font file, for embedding, and the face inside it.
    var filePath: String { get }
    var faceIndex: Int { get }
    /// The variation axes that are set, by their four-letter tags.
    var variations: [String: Double] { get }
    /// Whether `outline(of:)` and `advance(of:)` are those of the file. They are not where the face stands for another.
    var hasOutlinesOfFile: Bool { get }
    /// The outline in font units, y **up**, coordinates rounded to 1/8 unit; empty for spaces and for colour glyphs.
    func outline(of glyph: UInt32) -> Path
    /// The pen's advance after the glyph, in font units, without kerning.
    func advance(of glyph: UInt32) -> CGFloat
    /// The picture of a colour glyph, nil if the glyph is an outline.
    func colorImage(of glyph: UInt32) -> ColorGlyph?
    /// The glyphs that texts use together. A font in a file has all of a series or few, so that many files have the
    /// same font.
    var series: [GlyphSeries] { get }
}

extension GlyphFont {
    package var series: [GlyphSeries] { [] }
}

/// A bitmap glyph (colour emoji).
package struct ColorGlyph: Sendable {
    package var image: CGImage
    /// The picture's frame relative to the glyph's origin, in font units, y **down** (so `minY` is negative).
    package var bounds: CGRect

    package init(image: CGImage, bounds: CGRect) {
        self.image = image
        self.bounds = bounds
    }
}

/// Glyphs of one face at one size on one baseline, in visual order.
///
/// Shared by the caches and the display lists that use it: copying a drawing step copies a reference.
package final class GlyphRun: Sendable, Equatable {
    package let font: any GlyphFont
    /// Points per em.
    package let size: CGFloat
    package let glyphs: [UInt32]
    /// Each glyph's origin relative to the run's origin, in points, y down.
    package let positions: [CGPoint]
    /// The run's advance, in points.
    package let width: CGFloat
    /// The characters that the glyphs represent, in reading order.
    package let text: String
    /// For each glyph, the UTF-8 offset in `text` of the first character that it represents.
    package let clusters: [Int]
    package let isRightToLeft: Bool
    /// Horizontal shear for a face without an italic (0 for none), as tan of the angle.
    package let slant: CGFloat
    /// Whether every glyph of a still text begins on a whole pixel, as on iOS, or on a half of one, where letters are
    /// small.
    package let isOnPixels: Bool

    /// The number of places in a pixel where glyphs of iOS begin. Letters of 30 pixels keep halves, those of 45 do not;
    /// where between them the border lies is not known.
    /// - Parameter size: Pixels per em.
    package static func placesInPixel(size: Double) -> Double { size <= 32 ? 2 : 1 }

    /// The place on the screen where a glyph of iOS begins, in points.
    /// - Parameter scale: Pixels per point.
    package func place(_ x: CGFloat, scale: CGFloat) -> CGFloat {
        let places = scale * Self.placesInPixel(size: size * scale)
        // A little more than the error of sums of advances.
        return (x * places + 1e-3).rounded(.down) / places
    }

    package init(
        font: any GlyphFont, size: CGFloat, glyphs: [UInt32], positions: [CGPoint], width: CGFloat, text: String,
        clusters: [Int], isRightToLeft: Bool = false, slant: CGFloat = 0, isOnPixels: Bool = false
    ) {
        self.font = font
        self.size = size
        self.glyphs = glyphs
        self.positions = positions
        self.width = width
        self.text = text
        self.clusters = clusters
        self.isRightToLeft = isRightToLeft
        self.slant = slant
        self.isOnPixels = isOnPixels
    }

    package static func == (lhs: GlyphRun, rhs: GlyphRun) -> Bool {
        lhs === rhs
            || lhs.font.id == rhs.font.id && lhs.size == rhs.size && lhs.glyphs == rhs.glyphs
                && lhs.positions == rhs.positions && lhs.text == rhs.text && lhs.clusters == rhs.clusters
                && lhs.isRightToLeft == rhs.isRightToLeft && lhs.slant == rhs.slant && lhs.isOnPixels == rhs.isOnPixels
    }
}
