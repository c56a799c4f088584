import CHarfBuzz

/// A HarfBuzz set of glyphs.
final class GlyphSet: Sequence {
    let handle: OpaquePointer = hb_set_create()

    deinit { hb_set_destroy(handle) }

    func contains(_ glyph: UInt32) -> Bool { hb_set_has(handle, glyph) != 0 }

    func intersects(_ other: GlyphSet) -> Bool {
        let common = GlyphSet()
        hb_set_union(common.handle, handle)
        hb_set_intersect(common.handle, other.handle)
        return hb_set_is_empty(common.handle) == 0
    }

    func makeIterator() -> AnyIterator<UInt32> {
        var current = hb_codepoint_t.max
        return AnyIterator { hb_set_next(self.handle, &current) != 0 ? current : nil }
    }
}
