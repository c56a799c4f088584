import CHarfBuzzSubset
import Foundation
import RoostPicture

/// A font file that was opened for embedding.
final class FontFile {
    private let font: any GlyphFont
    private let face: OpaquePointer

    /// Nil if the font's file cannot be read.
    init?(_ font: any GlyphFont) {
        guard let blob = hb_blob_create_from_file_or_fail(font.filePath) else { return nil }
        self.font = font
        face = hb_face_create(blob, UInt32(clamping: font.faceIndex))
        hb_blob_destroy(blob)
        if hb_face_get_glyph_count(face) == 0 { return nil }
    }

    deinit { hb_face_destroy(face) }

    /// A font with only these glyphs, one for each character, and no rules to replace or move them: text that is shaped
    /// with it shows exactly these.
    func subset(_ glyphs: [Unicode.Scalar: UInt32]) -> Data? {
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        for glyph in glyphs.values { hb_set_add(hb_subset_input_glyph_set(input), glyph) }
        let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for tag in Self.layoutTables { hb_set_add(dropped, tag) }

        guard let plan = hb_subset_plan_create_or_fail(face, input) else { return nil }
        defer { hb_subset_plan_destroy(plan) }
        guard let subset = hb_subset_plan_execute_or_fail(plan), let builder = hb_face_builder_create() else {
            return nil
        }
        defer {
            hb_face_destroy(subset)
            hb_face_destroy(builder)
        }
        copyTables(from: subset, to: builder)
        if !font.hasOutlinesOfFile { addOutlines(of: plan, count: hb_face_get_glyph_count(subset), to: builder) }
        let newGlyphs = hb_subset_plan_old_to_new_glyph_mapping(plan)
        let characters = glyphs.map { (scalar: $0.key.value, glyph: hb_map_get(newGlyphs, $0.value)) }
        add(CharacterMap.table(characters.sorted { $0.scalar < $1.scalar }), tag: tag("cmap"), to: builder)

        let blob = hb_face_reference_blob(builder)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Data(bytes: bytes, count: Int(length))
    }

    private static let layoutTables = [
        "cmap", "GSUB", "GPOS", "GDEF", "BASE", "JSTF", "MATH", "kern", "kerx", "morx", "mort", "feat", "trak", "DSIG",
        "meta", "STAT", "CBDT", "CBLC", "sbix", "SVG ", "COLR", "CPAL",
    ].map(tag)

    private static let outlineTables = ["CFF ", "CFF2", "glyf", "loca", "gvar", "fvar", "avar", "HVAR", "MVAR"].map(tag)

    private func copyTables(from subset: OpaquePointer, to builder: OpaquePointer) {
        // Only a face that was read from bytes can list its tables.
        let blob = hb_face_reference_blob(subset)
        let source = hb_face_create(blob, 0)
        defer {
            hb_face_destroy(source)
            hb_blob_destroy(blob)
        }
        var tags = [hb_tag_t](repeating: 0, count: 64)
        var count = UInt32(tags.count)
        hb_face_get_table_tags(source, 0, &count, &tags)
        for tag in tags.prefix(Int(count)) where font.hasOutlinesOfFile || !Self.outlineTables.contains(tag) {
            let table = hb_face_reference_table(source, tag)
            hb_face_builder_add_table(builder, tag, table)
            hb_blob_destroy(table)
        }
    }

    /// Adds the outlines that the font draws instead of those of its file.
    private func addOutlines(of plan: OpaquePointer, count: UInt32, to builder: OpaquePointer) {
        var outlines = CompactFont(name: font.postScriptName, unitsPerEm: font.unitsPerEm)
        let glyphs = hb_subset_plan_new_to_old_glyph_mapping(plan)
        for glyph in 1..<max(count, 1) { outlines.append(Charstring.of(hb_map_get(glyphs, glyph), in: font)) }
        add(outlines.file(named: font.postScriptName), tag: tag("CFF "), to: builder)
    }

    private func add(_ table: [UInt8], tag: hb_tag_t, to builder: OpaquePointer) {
        let blob = table.withUnsafeBytes { bytes in
            hb_blob_create(
                bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        hb_face_builder_add_table(builder, tag, blob)
        hb_blob_destroy(blob)
    }
}

private func tag(_ name: String) -> hb_tag_t {
    name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
}

/// A font's `cmap` table, in format 12: runs of characters whose glyphs follow one another.
private enum CharacterMap {
    static func table(_ characters: [(scalar: UInt32, glyph: UInt32)]) -> [UInt8] {
        var groups: [(start: UInt32, end: UInt32, glyph: UInt32)] = []
        for (scalar, glyph) in characters {
            if let last = groups.last, last.end + 1 == scalar, last.glyph + (scalar - last.start) == glyph {
                groups[groups.count - 1].end = scalar
            } else {
                groups.append((scalar, scalar, glyph))
            }
        }
        var table: [UInt8] = []
        func append(short value: UInt32) { table += [UInt8(value >> 8 & 255), UInt8(value & 255)] }
        func append(long value: UInt32) {
            append(short: value >> 16)
            append(short: value & 0xFFFF)
        }
        append(short: 0)  // table version
        append(short: 1)  // number of subtables
        append(short: 3)  // Windows
        append(short: 10)  // all of Unicode
        append(long: 12)  // where the subtable starts
        append(short: 12)  // its format
        append(short: 0)
        append(long: UInt32(16 + 12 * groups.count))
        append(long: 0)  // language
        append(long: UInt32(groups.count))
        for group in groups {
            append(long: group.start)
            append(long: group.end)
            append(long: group.glyph)
        }
        return table
    }
}
