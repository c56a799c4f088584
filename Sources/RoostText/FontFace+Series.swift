import CHarfBuzz
import RoostPicture

extension FontFace {
    /// The capitals, the small letters, the digits, and the digits of equal widths if they are others.
    package var series: [GlyphSeries] {
        if let known = knownSeries.withLock({ $0 }) { return known }
        let letters = [0x41...0x5A, 0x61...0x7A].compactMap { makeSeries($0, enough: 13) }
        let digits = [[], ["tnum"]].compactMap { makeSeries(0x30...0x39, enough: 3, features: $0) }
        // A face without such digits gives the usual ones.
        let series = letters + (digits.count == 2 && digits[0].glyphs == digits[1].glyphs ? [digits[0]] : digits)
        knownSeries.withLock { $0 = series }
        return series
    }

    /// Nil if the face lacks a character, or makes several glyphs of one.
    private func makeSeries(_ scalars: ClosedRange<UInt32>, enough: Int, features: [String] = []) -> GlyphSeries? {
        let glyphs = scalars.compactMap { glyph(of: $0, features: features) }
        return glyphs.count == scalars.count ? GlyphSeries(scalars, glyphs: glyphs, enough: enough) : nil
    }

    /// The glyph of a character that stands alone.
    private func glyph(of scalar: UInt32, features: [String]) -> UInt32? {
        guard let buffer = hb_buffer_create() else { return nil }
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_codepoints(buffer, [scalar], 1, 0, 1)
        hb_buffer_guess_segment_properties(buffer)
        let list = features.map { hb_feature_t(tag: tag($0), value: 1, start: 0, end: .max) }
        hb_shape(handle, buffer, list, UInt32(list.count))
        var count: UInt32 = 0
        guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count), count == 1, glyphs[0].codepoint > 0 else {
            return nil
        }
        return glyphs[0].codepoint
    }
}
