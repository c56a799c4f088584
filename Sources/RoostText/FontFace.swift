import CHarfBuzz
import CoreGraphics
import RoostCore
import RoostLocks

/// A font file, and the index of a face in it.
struct FontFile: Hashable, Sendable {
    var path: String
    var index = 0
}

/// One face of one file with its variation axes set, and caches of its glyphs' outlines and pictures.
package final class FontFace: GlyphFont {
    package let id: Int
    package let familyName: String
    package let postScriptName: String
    /// The name for people, with the style: `Nunito Sans Bold`.
    let fullName: String
    package let weight: Int
    package let isItalic: Bool
    package let unitsPerEm: Int
    package let filePath: String
    package let faceIndex: Int
    package let variations: [String: Double]

    /// An `hb_font_t` whose scale is the em in font units. It is made immutable before anyone else sees it, and any
    /// number of threads may read an immutable HarfBuzz font.
    nonisolated(unsafe) let handle: OpaquePointer
    /// Whether the face holds colour bitmaps (`CBDT` or `sbix`).
    let hasColorBitmaps: Bool
    /// Whether the face has an axis for the size at which it is read.
    let hasOpticalSizes: Bool
    /// Whether this stands for a font that could not be found: it has no glyphs, and every character is half an em wide.
    let isPlaceholder: Bool
    /// The changes that give the glyphs the places of San Francisco's; nil in a face that stands for itself.
    private let fittedGlyphs: FittedGlyphs?

    private let decodePNG: PNGDecoder
    private let outlines = Mutex<[UInt32: Path]>([:])
    private let pictures = Mutex<[UInt32: ColorGlyph?]>([:])
    let knownSeries = Mutex<[GlyphSeries]?>(nil)
    private static let lastID = Atomic<Int>(0)

    /// How many outlines a face keeps: more than a page shows, fewer than a CJK font has.
    private static let glyphCacheLimit = 8192

    /// Opens a face and sets the `axes` that it has; nil if the file is not a font.
    /// - Parameter likeness: The design of San Francisco in whose place the face is; nil for any other face.
    init?(file: FontFile, axes: [String: Double], likeness: Likeness?, decodePNG: @escaping PNGDecoder) {
        guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, UInt32(file.index))
        defer { hb_face_destroy(face) }
        guard let face, hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }

        variations = Self.set(axes, of: face, on: font)
        hb_font_make_immutable(font)
        isPlaceholder = false
        id = Self.lastID.add(1, ordering: .relaxed).newValue
        filePath = file.path
        faceIndex = file.index
        unitsPerEm = max(1, Int(hb_face_get_upem(face)))
        familyName = Self.name(16, of: face) ?? Self.name(1, of: face) ?? ""
        postScriptName = Self.name(6, of: face) ?? ""
        fullName = Self.name(4, of: face) ?? ""
        weight = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
        if let likeness {
            let glyphs = FittedGlyphs(font, weight: weight, likeness: likeness, unitsPerEm: unitsPerEm)
            let fitted = glyphs.font(over: font)
            hb_font_make_immutable(fitted)
            hb_font_destroy(font)
            (fittedGlyphs, handle) = (glyphs, fitted)
        } else {
            (fittedGlyphs, handle) = (nil, font)
        }
        isItalic =
            hb_style_get_value(handle, HB_STYLE_TAG_ITALIC) > 0
            || hb_style_get_value(handle, HB_STYLE_TAG_SLANT_ANGLE) < 0
        hasColorBitmaps = hb_ot_color_has_png(face) != 0
        var axis = hb_ot_var_axis_info_t()
        hasOpticalSizes = hb_ot_var_find_axis_info(face, tag("opsz"), &axis) != 0
        self.decodePNG = decodePNG
    }

    /// The placeholder face of a host without fonts.
    init(placeholderNamed name: String) {
        id = Self.lastID.add(1, ordering: .relaxed).newValue
        handle = hb_font_get_empty()
        isPlaceholder = true
        fittedGlyphs = nil
        familyName = name
        postScriptName = name
        fullName = name
        weight = 400
        isItalic = false
        unitsPerEm = 1000
        filePath = ""
        faceIndex = 0
        variations = [:]
        hasColorBitmaps = false
        hasOpticalSizes = false
        decodePNG = { _ in throw CocoaError(.fileReadUnsupportedScheme) }
    }

    deinit {
        hb_font_destroy(handle)
    }

    /// Whether the face has a glyph of its own for a character.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0
    }

    func glyph(for scalar: Unicode.Scalar) -> UInt32 {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0 ? glyph : 0
    }

    // MARK: Glyphs

    package var hasOutlinesOfFile: Bool { fittedGlyphs == nil }

    package func outline(of glyph: UInt32) -> Path {
        if let known = outlines.withLock({ $0[glyph] }) { return known }
        let drawn = hasColorBitmaps ? Path() : OutlineBuilder.outline(of: glyph, in: handle)
        let path = fittedGlyphs?.fitted(drawn, of: glyph) ?? drawn
        outlines.withLock { cache in
            if cache.count >= Self.glyphCacheLimit { cache.removeAll(keepingCapacity: true) }
            cache[glyph] = path
        }
        return path
    }

    package func advance(of glyph: UInt32) -> CGFloat {
        CGFloat(hb_font_get_glyph_h_advance(handle, glyph))
    }

    /// Shapes a buffer's text. In San Francisco's place no pair of letters is set further apart: there "Hello UIKit" is as
    /// wide as its letters, where Inter moves the "K" and the "i" apart by 0.034 ems.
    func shape(_ buffer: OpaquePointer?, _ features: [hb_feature_t]) {
        let plain = fittedGlyphs == nil ? [] : Self.plainLetters(of: buffer)
        let features = plain.isEmpty ? features : features + plain
        hb_shape(handle, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard fittedGlyphs != nil, let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        for index in 0..<Int(count) {
            let own = hb_font_get_glyph_h_advance(handle, infos[index].codepoint)
            positions[index].x_advance = min(positions[index].x_advance, own)
        }
    }

    /// Features that leave each x beside digits a letter. Inter makes a multiplication sign of one between digits, and
    /// San Francisco does not: "0x5c" has an x in pictures of iOS.
    private static func plainLetters(of buffer: OpaquePointer?) -> [hb_feature_t] {
        var count: UInt32 = 0
        // Before shaping, the buffer holds characters.
        guard let characters = hb_buffer_get_glyph_infos(buffer, &count) else { return [] }
        let text = UnsafeBufferPointer(start: characters, count: Int(count))
        guard text.contains(where: { 0x30...0x39 ~= $0.codepoint }) else { return [] }
        return text.filter { $0.codepoint == 0x78 || $0.codepoint == 0x58 }.map { letter in
            hb_feature_t(tag: tag("calt"), value: 0, start: letter.cluster, end: letter.cluster + 1)
        }
    }

    package func colorImage(of glyph: UInt32) -> ColorGlyph? {
        guard hasColorBitmaps else { return nil }
        if let known = pictures.withLock({ $0[glyph] }) { return known }
        let picture = decodePicture(of: glyph)
        pictures.withLock { cache in
            // A picture takes about 70 kB.
            if cache.count >= Self.glyphCacheLimit / 16 { cache.removeAll(keepingCapacity: true) }
            cache[glyph] = .some(picture)
        }
        return picture
    }

    private func decodePicture(of glyph: UInt32) -> ColorGlyph? {
        let blob = hb_ot_color_glyph_reference_png(handle, glyph)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let bytes = hb_blob_get_data(blob, &length), length > 0,
            hb_font_get_glyph_extents(handle, glyph, &extents) != 0
        else { return nil }
        do {
            let image = try decodePNG(Data(bytes: bytes, count: Int(length)))
            let bounds = CGRect(
                x: CGFloat(extents.x_bearing), y: CGFloat(-extents.y_bearing), width: CGFloat(extents.width),
                height: CGFloat(-extents.height))
            return ColorGlyph(image: image, bounds: bounds)
        } catch {
            Log.warning("glyph \(glyph) of \(postScriptName) holds a picture that cannot be read: \(error)")
            return nil
        }
    }

    // MARK: Opening

    private static func set(_ axes: [String: Double], of face: OpaquePointer, on font: OpaquePointer) -> [String:
        Double]
    {
        guard !axes.isEmpty, hb_ot_var_has_data(face) != 0 else { return [:] }
        var set: [String: Double] = [:]
        var variations: [hb_variation_t] = []
        for (name, value) in axes.sorted(by: { $0.key < $1.key }) {
            var info = hb_ot_var_axis_info_t()
            guard hb_ot_var_find_axis_info(face, tag(name), &info) != 0 else { continue }
            let value = min(max(Float(value), info.min_value), info.max_value)
            set[name] = Double(value)
            variations.append(hb_variation_t(tag: tag(name), value: value))
        }
        hb_font_set_variations(font, variations, UInt32(variations.count))
        return set
    }

    static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        var size = UInt32(buffer.count)
        let length = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &buffer)
        guard length > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// Decodes the PNG file of a colour glyph; throws if the file is malformed.
package typealias PNGDecoder = @Sendable (Data) throws -> CGImage

/// An OpenType tag as a number: `wght`, `tnum`, …
func tag(_ name: String) -> hb_tag_t {
    var tag: hb_tag_t = 0
    for byte in name.utf8.prefix(4) { tag = tag << 8 | hb_tag_t(byte) }
    return tag
}

extension FontFace {
    /// A metric that a font file states.
    enum Metric {
        case ascender, descender, lineGap, capHeight, xHeight
        /// The middle of an underline, and its thickness.
        case underlineOffset, underlineSize

        fileprivate var tag: hb_ot_metrics_tag_t {
            switch self {
            case .ascender: HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER
            case .descender: HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER
            case .lineGap: HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP
            case .capHeight: HB_OT_METRICS_TAG_CAP_HEIGHT
            case .xHeight: HB_OT_METRICS_TAG_X_HEIGHT
            case .underlineOffset: HB_OT_METRICS_TAG_UNDERLINE_OFFSET
            case .underlineSize: HB_OT_METRICS_TAG_UNDERLINE_SIZE
            }
        }
    }

    /// A metric of the file in ems, y up; nil if the file lacks it.
    func metric(_ metric: Metric) -> CGFloat? {
        var position: hb_position_t = 0
        guard hb_ot_metrics_get_position(handle, metric.tag, &position) != 0 else { return nil }
        return CGFloat(position) / CGFloat(unitsPerEm)
    }
}
