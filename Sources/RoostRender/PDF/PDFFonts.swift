import CCairo
import Foundation
import RoostCore

/// The fonts of one PDF file. Nothing is shared with another file that is being written, because FreeType's faces
/// may not be used from several threads.
final class PDFFonts {
    private var faces: [Int: OpaquePointer?] = [:]

    /// A font in which every character is a box, for text that is not to be seen.
    let boxes: OpaquePointer

    init() {
        boxes = cairo_user_font_face_create()
        cairo_user_font_face_set_render_glyph_func(boxes) { _, glyph, context, extents in
            let width = Double(glyph >> 16) / 32
            cairo_rectangle(context, 0, -0.75, width, 0.75)
            cairo_fill(context)
            extents?.pointee.x_advance = width
            return CAIRO_STATUS_SUCCESS
        }
    }

    /// The box for a character of a width in ems. Characters that share a box cost bytes, nothing else; Cairo's glyph
    /// numbers have 24 bits.
    func box(_ character: Unicode.Scalar?, width: CGFloat) -> UInt {
        let width = width > 0 ? min((width * 32).rounded(), 127) : 0
        return UInt(max(width, 1)) << 16 | UInt((character?.value ?? 32) & 0xFFFF)
    }

    private var hasBoxes = false

    /// Whether no box has been drawn yet; true once.
    func takeFirstBox() -> Bool {
        defer { hasBoxes = true }
        return !hasBoxes
    }

    deinit {
        cairo_font_face_destroy(boxes)
        for face in faces.values { cairo_font_face_destroy(face) }
    }

    /// Cairo's face for a font; nil if its file cannot be read.
    func face(_ font: any GlyphFont) -> OpaquePointer? {
        if let known = faces[font.id] { return known }
        let face = FreeTypeFace(font)?.makeCairoFace()
        faces[font.id] = .some(face)
        return face
    }
}

/// A FreeType face with a library of its own: they live and die together, on whatever thread Cairo lets go of them.
private final class FreeTypeFace {
    private var library: FT_Library?
    private var face: FT_Face?

    init?(_ font: any GlyphFont) {
        guard FT_Init_FreeType(&library) == 0,
            FT_New_Face(library, font.filePath, FT_Long(font.faceIndex), &face) == 0
        else { return nil }
        if !font.variations.isEmpty { setVariations(font.variations) }
    }

    deinit {
        if face != nil { FT_Done_Face(face) }
        if library != nil { FT_Done_FreeType(library) }
    }

    private func setVariations(_ values: [String: Double]) {
        var axes: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &axes) == 0, let axes else { return }
        defer { FT_Done_MM_Var(library, axes) }
        var coordinates = (0..<Int(axes.pointee.num_axis)).map { index in
            let axis = axes.pointee.axis[index]
            let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis.tag >> $0) }
            guard let value = values[String(decoding: letters, as: UTF8.self)], value.isFinite else { return axis.def }
            return FT_Fixed((min(max(value, -32000), 32000) * 65536).rounded())
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    }

    /// A face for Cairo that keeps this one alive.
    func makeCairoFace() -> OpaquePointer? {
        let cairoFace = cairo_ft_font_face_create_for_ft_face(face, FT_Int32(FT_LOAD_NO_HINTING))
        let owner = Unmanaged.passRetained(self)
        let status = cairo_font_face_set_user_data(cairoFace, Self.key, owner.toOpaque()) { owner in
            Unmanaged<FreeTypeFace>.fromOpaque(owner!).release()
        }
        if status != CAIRO_STATUS_SUCCESS {
            cairo_font_face_destroy(cairoFace)
            owner.release()
            return nil
        }
        return cairoFace
    }

    /// Only its address counts: nobody reads or writes what is there, so threads may share it.
    private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
