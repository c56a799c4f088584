/// The glyphs of characters that texts use together, such as the digits.
package struct GlyphSeries: Sendable {
    /// The scalars, one after the other.
    package let scalars: ClosedRange<UInt32>
    /// The glyph of each scalar.
    package let glyphs: [UInt32]
    /// The number of used glyphs from which on a text is likely to use the others too.
    package let enough: Int

    package init(_ scalars: ClosedRange<UInt32>, glyphs: [UInt32], enough: Int) {
        self.scalars = scalars
        self.glyphs = glyphs
        self.enough = enough
    }
}
