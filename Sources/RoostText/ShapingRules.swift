import CHarfBuzz

/// The rules that a face's features turn on, and their effects on spaces and ASCII characters.
struct ShapingRules {
    private let face: FontFace
    private let table: OpaquePointer?
    private let positioning = GlyphSet()
    private let substitution = GlyphSet()

    /// Nil if the rules cannot be known: variation axes may turn on others, and so may Apple's tables.
    init?(face: FontFace, features: [hb_feature_t], script: hb_script_t, language: OpaquePointer?) {
        self.face = face
        table = hb_font_get_face(face.handle)
        guard face.variations.isEmpty, hb_aat_layout_has_substitution(table) == 0,
            hb_aat_layout_has_positioning(table) == 0
        else { return nil }
        var properties = hb_segment_properties_t()
        properties.direction = HB_DIRECTION_LTR
        properties.script = script
        properties.language = language
        guard
            let plan = hb_shape_plan_create_cached(table, &properties, features, UInt32(features.count), nil)
        else { return nil }
        defer { hb_shape_plan_destroy(plan) }
        hb_ot_shape_plan_collect_lookups(plan, tag("GPOS"), positioning.handle)
        hb_ot_shape_plan_collect_lookups(plan, tag("GSUB"), substitution.handle)
        // Every plan has the rules for fractions, but they wait for a fraction slash, which ASCII lacks.
        let fractions = lookups(of: ["frac", "numr", "dnom"])
        let others = lookups(
            of: ["rvrn", "ltra", "ltrm", "rand", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt"]
                + Self.optionalFeatures)
        hb_set_subtract(fractions.handle, others.handle)
        hb_set_subtract(substitution.handle, fractions.handle)
    }

    // MARK: Spaces

    /// The ASCII characters whose glyphs rules may change across a space; nil if rules may do other things there.
    func sensitiveCharacters(space: UInt32) -> ASCIISet? {
        let kinds = RuleKinds(table, "GPOS")
        for lookup in positioning where rule(lookup, of: "GPOS", sees: space) != nil {
            // Kerning before a space is the word's own. Kerning of the space would be another word's.
            guard kinds.leavesWordsToPairs(Int(lookup)), !kinds.hasPairs(Int(lookup), after: space) else { return nil }
        }

        let changed = GlyphSet()
        for lookup in substitution {
            if let input = rule(lookup, of: "GSUB", sees: space) {
                hb_set_union(changed.handle, input.handle)
            }
        }
        if changed.contains(space) { return nil }

        // The other characters must stay insensitive, whatever glyphs the rules make of them.
        var sensitive = ASCIISet()
        let insensitive = GlyphSet()
        hb_set_add(insensitive.handle, space)
        for byte in UInt8(0x21)...0x7E {
            let glyph = face.glyph(for: Unicode.Scalar(byte))
            if changed.contains(glyph) || glyph == 0 {
                sensitive.insert(byte)
            } else {
                hb_set_add(insensitive.handle, glyph)
            }
        }
        hb_ot_layout_lookups_substitute_closure(table, substitution.handle, insensitive.handle)
        hb_set_intersect(insensitive.handle, changed.handle)
        return hb_set_is_empty(insensitive.handle) != 0 ? sensitive : nil
    }

    /// Whether rules may move a character by a space after it.
    func kerns(before space: UInt32) -> Bool { positioning.contains { rule($0, of: "GPOS", sees: space) != nil } }

    /// The glyphs that a rule may change, if it looks at spaces.
    private func rule(_ lookup: UInt32, of kind: String, sees space: UInt32) -> GlyphSet? {
        let (before, input, after) = (GlyphSet(), GlyphSet(), GlyphSet())
        hb_ot_layout_lookup_collect_glyphs(
            table, tag(kind), lookup, before.handle, input.handle, after.handle, nil)
        return before.contains(space) || input.contains(space) || after.contains(space) ? input : nil
    }

    // MARK: Words

    /// The glyphs of the ASCII characters from `!` to `~` that have the same glyph in every word of ASCII, and move only
    /// by kerning with the next one; 0 for the others.
    ///
    /// A style's feature may give a character a glyph of its own, such as a digit as wide as the others.
    func plainGlyphs() -> [UInt32] {
        let bytes = UInt8(0x21)...0x7E
        // Without positioning rules HarfBuzz kerns by the old table.
        guard hb_ot_layout_has_positioning(table) != 0, !TableReader(table, "kern").exists else {
            return bytes.map { _ in 0 }
        }
        let exchanges = exchangesOfStyle()
        let glyphs = bytes.map { byte in
            let glyph = face.glyph(for: Unicode.Scalar(byte))
            return (own: glyph, shown: exchanges.glyphs[glyph] ?? glyph)
        }
        let characters = GlyphSet()
        hb_set_add(characters.handle, face.glyph(for: " "))
        for glyph in glyphs {
            hb_set_add(characters.handle, glyph.own)
            hb_set_add(characters.handle, glyph.shown)
        }

        let touched = GlyphSet()
        for lookup in substitution where !exchanges.lookups.contains(lookup) {
            let (input, output) = (GlyphSet(), GlyphSet())
            hb_ot_layout_lookup_collect_glyphs(table, tag("GSUB"), lookup, nil, input.handle, nil, output.handle)
            if input.intersects(characters), output.intersects(characters) || adds(lookup, to: characters) {
                hb_set_union(touched.handle, input.handle)
            }
        }
        let kinds = RuleKinds(table, "GPOS")
        for lookup in positioning where !kinds.leavesWordsToPairs(Int(lookup)) {
            hb_ot_layout_lookup_collect_glyphs(table, tag("GPOS"), lookup, nil, touched.handle, nil, nil)
        }
        return glyphs.map { own, shown in
            let isMark = hb_ot_layout_get_glyph_class(table, shown) == HB_OT_LAYOUT_GLYPH_CLASS_MARK
            let isPlain = own != 0 && !isMark && !touched.contains(own) && !touched.contains(shown)
            return isPlain ? shown : 0
        }
    }

    /// The rules of a style's features that exchange single glyphs wherever they stand, and the glyphs that they put for
    /// others. A glyph that a second such rule would change again is left to shaping: those rules are not among them.
    private func exchangesOfStyle() -> (lookups: Set<UInt32>, glyphs: [UInt32: UInt32]) {
        let optional = lookups(of: Self.optionalFeatures)
        let kinds = RuleKinds(table, "GSUB")
        let (inputs, outputs) = (GlyphSet(), GlyphSet())
        var found: (lookups: Set<UInt32>, glyphs: [UInt32: UInt32]) = ([], [:])
        for lookup in substitution where optional.contains(lookup) && kinds.exchangesSingleGlyphs(Int(lookup)) {
            let (input, output) = (GlyphSet(), GlyphSet())
            hb_ot_layout_lookup_collect_glyphs(table, tag("GSUB"), lookup, nil, input.handle, nil, output.handle)
            if input.intersects(inputs) || input.intersects(outputs) || output.intersects(inputs)
                || input.intersects(output)
            {
                continue
            }
            hb_set_union(inputs.handle, input.handle)
            hb_set_union(outputs.handle, output.handle)
            found.lookups.insert(lookup)
            for glyph in input {
                let reached = GlyphSet()
                hb_set_add(reached.handle, glyph)
                hb_ot_layout_lookup_substitute_closure(table, lookup, reached.handle)
                found.glyphs[glyph] = reached.first { $0 != glyph }
            }
        }
        return found
    }

    /// Whether a substitution rule makes new glyphs from these. A rule that waits for a mark, say, makes none from
    /// letters.
    private func adds(_ lookup: UInt32, to glyphs: GlyphSet) -> Bool {
        let reached = GlyphSet()
        hb_set_union(reached.handle, glyphs.handle)
        hb_ot_layout_lookup_substitute_closure(table, lookup, reached.handle)
        return hb_set_is_equal(reached.handle, glyphs.handle) == 0
    }

    // MARK: Features

    /// The features that a text's style can turn on.
    private static let optionalFeatures = ["tnum", "smcp", "c2sc"]

    /// The substitution rules that features turn on, in any script and language.
    private func lookups(of features: [String]) -> GlyphSet {
        let set = GlyphSet()
        // A zero ends the list.
        let tags = features.map(tag) + [0]
        hb_ot_layout_collect_lookups(table, tag("GSUB"), nil, nil, tags, set.handle)
        return set
    }
}

/// The kinds of a face's rules, read from its `GPOS` or `GSUB` table because HarfBuzz does not tell them.
private struct RuleKinds {
    private let reader: TableReader
    private let list: Int?
    /// The kind that stands for another one, which is named further on.
    private let extended: Int

    init(_ face: OpaquePointer?, _ table: String) {
        reader = TableReader(face, table)
        list = reader.number(at: 8)
        extended = table == "GPOS" ? 9 : 7
    }

    /// Whether a rule only kerns a word without marks: it changes only a glyph's advance, by the glyph after it.
    func leavesWordsToPairs(_ index: Int) -> Bool {
        parts(of: index)?.allSatisfy { isPairs($0.start, $0.kind, flags: $0.flags) } ?? false
    }

    /// Whether a rule of pairs moves the glyph itself by the one after it.
    func hasPairs(_ index: Int, after glyph: UInt32) -> Bool {
        parts(of: index)?.contains { part in
            part.kind == Self.pairs
                && reader.number(at: part.start + 2).map { covers(part.start + $0, glyph) } ?? true
        } ?? true
    }

    /// Whether a list of glyphs has one; true if the table is cut off.
    private func covers(_ start: Int, _ glyph: UInt32) -> Bool {
        guard let format = reader.number(at: start), let count = reader.number(at: start + 2) else { return true }
        let places = (0..<count).lazy
        switch format {
        case 1: return places.contains { reader.number(at: start + 4 + 2 * $0).map { $0 == glyph } ?? true }
        case 2:
            return places.contains { range in
                guard let first = reader.number(at: start + 4 + 6 * range),
                    let last = reader.number(at: start + 6 + 6 * range)
                else { return true }
                return first <= glyph && glyph <= last
            }
        default: return true
        }
    }

    /// Whether a rule puts one glyph for another, whatever stands beside it.
    func exchangesSingleGlyphs(_ index: Int) -> Bool {
        parts(of: index)?.allSatisfy { $0.kind == 1 && $0.flags == 0 } ?? false
    }

    private struct Part {
        var start: Int
        var kind: Int
        var flags: Int
    }

    /// The parts of a rule; nil if the table is cut off.
    private func parts(of index: Int) -> [Part]? {
        guard let list, let offset = reader.number(at: list + 2 + 2 * index) else { return nil }
        let lookup = list + offset
        guard let kind = reader.number(at: lookup), let flags = reader.number(at: lookup + 2),
            let count = reader.number(at: lookup + 4)
        else { return nil }
        var parts: [Part] = []
        for subtable in 0..<count {
            guard let offset = reader.number(at: lookup + 6 + 2 * subtable) else { return nil }
            let start = lookup + offset
            guard kind == extended else {
                parts.append(Part(start: start, kind: kind, flags: flags))
                continue
            }
            guard let kind = reader.number(at: start + 2), let high = reader.number(at: start + 4),
                let low = reader.number(at: start + 6)
            else { return nil }
            parts.append(Part(start: start + (high << 16 | low), kind: kind, flags: flags))
        }
        return parts
    }

    private func isPairs(_ start: Int, _ kind: Int, flags: Int) -> Bool {
        switch kind {
        // A rule that skips letters or ligatures would let a glyph see further than the next.
        case Self.pairs:
            guard let first = reader.number(at: start + 4) else { return false }
            return flags & 0b110 == 0 && first & ~Self.advance == 0 && reader.number(at: start + 6) == 0
        case Self.marks: return true
        default: return false
        }
    }

    private static let pairs = 2
    private static let marks = 4...6
    /// The bit of a value format for the advance.
    private static let advance = 4
}

/// A table of a font file.
private final class TableReader {
    private let blob: OpaquePointer?
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ face: OpaquePointer?, _ name: String) {
        blob = hb_face_reference_table(face, tag(name))
        var length: UInt32 = 0
        let data = UnsafeRawPointer(hb_blob_get_data(blob, &length))
        bytes = UnsafeBufferPointer(start: data?.assumingMemoryBound(to: UInt8.self), count: Int(length))
    }

    deinit { hb_blob_destroy(blob) }

    var exists: Bool { !bytes.isEmpty }

    /// The number in two bytes; nil beyond the end.
    func number(at offset: Int) -> Int? {
        guard offset >= 0, offset + 1 < bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
}
