import CHarfBuzz
import CoreGraphics
import RoostCore

/// The glyphs of Inter with San Francisco's widths and heights (`GlyphFit`).
struct FittedGlyphs: Sendable {
    /// By glyph.
    private let fits: [UInt32: GlyphFit]
    private let unitsPerEm: Double

    /// The characters with fits: those of Latin, Greek and Cyrillic texts.
    private static let characters = [0x20...0x7E, 0xA0...0x17F, 0x370...0x45F, 0x2010...0x2026, 0x202F...0x202F]

    /// - Parameters:
    ///   - font: The font of the file.
    ///   - likeness: The design in whose place the font is.
    init(_ font: OpaquePointer, weight: Int, likeness: Likeness, unitsPerEm: Int) {
        let display = likeness.display
        self.unitsPerEm = Double(unitsPerEm)
        let tabular = GlyphVariants("tnum", of: font)
        let raised = GlyphVariants("case", of: font)
        func own(_ scalar: Unicode.Scalar) -> Double? {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return nil }
            return Double(hb_font_get_glyph_h_advance(font, glyph)) / Double(unitsPerEm)
        }
        var fits: [UInt32: GlyphFit] = [:]
        for value in Self.characters.joined() {
            var glyph: hb_codepoint_t = 0
            guard let scalar = Unicode.Scalar(UInt32(value)),
                var fit = GlyphFit(scalar, weight: weight, display: display, own: own),
                hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
            else { continue }
            if likeness.isRounded { fit.round(scalar, weight: weight, display: display) }
            fits[glyph] = fit
            if "0"..."9" ~= scalar, let variant = tabular[glyph] { fits[variant] = GlyphFit(tabularDigit: scalar) }
            if let fit = GlyphFit(raised: scalar, weight: weight, display: display, own: own),
                let variant = raised[glyph]
            {
                fits[variant] = fit
            }
        }
        self.fits = fits
    }

    // MARK: Advances

    /// A font with the fitted advances, for shaping; it takes everything else from the font of the file.
    func font(over file: OpaquePointer) -> OpaquePointer {
        let count = Int(hb_face_get_glyph_count(hb_font_get_face(file)))
        // The number of glyphs, then the advance of each, in font units.
        let advances = UnsafeMutablePointer<Int32>.allocate(capacity: count + 1)
        advances.initialize(to: Int32(count))
        for glyph in 0..<count {
            (advances + glyph + 1).initialize(to: hb_font_get_glyph_h_advance(file, UInt32(glyph)))
        }
        for (glyph, fit) in fits where glyph < count {
            advances[Int(glyph) + 1] += Int32((fit.advance * unitsPerEm).rounded())
        }
        let font = hb_font_create_sub_font(file)!
        hb_font_set_funcs(font, Self.functions, advances) { $0?.deallocate() }
        return font
    }

    /// Immutable once made, so any thread may use it.
    private nonisolated(unsafe) static let functions: OpaquePointer = {
        let functions = hb_font_funcs_create()!
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { _, known, glyph, _ in FittedGlyphs.advance(known, glyph) }, nil, nil)
        hb_font_funcs_set_glyph_h_advances_func(
            functions,
            { _, known, count, glyphs, glyphStride, advances, advanceStride, _ in
                guard var glyphs = UnsafeRawPointer(glyphs), var advances = UnsafeMutableRawPointer(advances) else {
                    return
                }
                for _ in 0..<count {
                    advances.assumingMemoryBound(to: hb_position_t.self).pointee = FittedGlyphs.advance(
                        known, glyphs.assumingMemoryBound(to: hb_codepoint_t.self).pointee)
                    glyphs += Int(glyphStride)
                    advances += Int(advanceStride)
                }
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return functions
    }()

    @inline(__always)
    private static func advance(_ known: UnsafeMutableRawPointer?, _ glyph: hb_codepoint_t) -> hb_position_t {
        let known = known!.assumingMemoryBound(to: Int32.self)
        return glyph < UInt32(known[0]) ? known[Int(glyph) + 1] : 0
    }

    // MARK: Outlines

    /// A glyph's outline, in font units, y up, with the fit's edges and heights.
    func fitted(_ outline: Path, of glyph: UInt32) -> Path {
        guard let fit = fits[glyph], !outline.isEmpty else { return outline }
        let bounds = outline.boundingRect
        let (left, right) = (bounds.minX + fit.left * unitsPerEm, bounds.maxX + fit.right * unitsPerEm)
        let stretch = bounds.width > 0 ? max(right - left, 0) / bounds.width : 1
        func place(_ point: CGPoint) -> CGPoint {
            let x = left + (point.x - bounds.minX) * stretch
            let y = Self.height(point.y / unitsPerEm, fit.heights) * unitsPerEm
            return CGPoint(x: OutlineBuilder.rounded(x), y: OutlineBuilder.rounded(y))
        }
        return Path(
            elements: ContiguousArray(
                outline.elements.map { step in
                    switch step {
                    case .move(let to): .move(to: place(to))
                    case .line(let to): .line(to: place(to))
                    case .quadCurve(let to, let control): .quadCurve(to: place(to), control: place(control))
                    case .curve(let to, let control1, let control2):
                        .curve(to: place(to), control1: place(control1), control2: place(control2))
                    case .closeSubpath: .closeSubpath
                    }
                }))
    }

    private static func height(_ height: Double, _ heights: [GlyphFit.Height]) -> Double {
        guard heights.count > 1 else { return height }
        let above = heights.dropFirst().dropLast().firstIndex { height < $0.inter } ?? heights.count - 1
        let (lower, upper) = (heights[above - 1], heights[above])
        return lower.apple + (height - lower.inter) * (upper.apple - lower.apple) / (upper.inter - lower.inter)
    }
}

/// The glyphs that a feature puts in the places of others.
private struct GlyphVariants {
    private let face: OpaquePointer?
    private let lookups = GlyphSet()

    init(_ feature: String, of font: OpaquePointer) {
        face = hb_font_get_face(font)
        hb_ot_layout_collect_lookups(face, tag("GSUB"), nil, nil, [tag(feature), 0], lookups.handle)
    }

    subscript(glyph: UInt32) -> UInt32? {
        let reached = GlyphSet()
        hb_set_add(reached.handle, glyph)
        for lookup in lookups { hb_ot_layout_lookup_substitute_closure(face, lookup, reached.handle) }
        return reached.first { $0 != glyph }
    }
}
