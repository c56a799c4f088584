import CCairo
import CoreGraphics
import RoostCore

extension PDFPage {
    func glyphs(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, bounds: CGRect) {
        if case .color(let color) = paint, color.opacity == 0 { return invisibleText(run, at: origin) }
        guard !run.hasPictures, let face = document.fonts.face(run.font) else {
            let (pictures, outline) = run.drawing(of: run.glyphs.indices, at: origin)
            if !outline.isEmpty { fill(outline, FillStyle(), paint, bounds: bounds) }
            for picture in pictures { image(picture) }
            return invisibleText(run, at: origin)
        }
        cairo_save(context)
        setSource(paint, bounds: bounds)
        cairo_set_font_face(context, face)
        var matrix = cairo_matrix_t(xx: run.size, yx: 0, xy: -run.slant * run.size, yy: run.size, x0: 0, y0: 0)
        cairo_set_font_matrix(context, &matrix)
        show(run, at: origin, glyphs: run.glyphs.map { UInt($0) })
        cairo_restore(context)
    }

    /// Text that can be selected and searched but not seen.
    func invisibleText(_ run: GlyphRun, at origin: CGPoint) {
        guard !run.text.isEmpty else { return }
        cairo_save(context)
        // Cairo leaves out what is fully clear or clipped, so next to nothing is left of the boxes.
        let start = CGPoint(x: origin.x + run.positions[0].x, y: origin.y + run.positions[0].y)
        cairo_rectangle(context, start.x, start.y - run.size / 2, 0.01, 0.01)
        cairo_clip(context)
        cairo_set_source_rgba(context, 0, 0, 0, 0.004)
        cairo_set_font_face(context, document.fonts.boxes)
        cairo_set_font_size(context, run.size)
        if document.fonts.takeFirstBox() {
            // Poppler guesses the font's size from its first character, which it takes to be half an em wide.
            var space = cairo_glyph_t(index: document.fonts.box(" ", width: 0.5), x: start.x, y: start.y)
            var cluster = cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1)
            cairo_show_text_glyphs(context, " ", 1, &space, 1, &cluster, 1, cairo_text_cluster_flags_t(rawValue: 0))
        }
        let bytes = Array(run.text.utf8)
        let ends = run.positions.dropFirst().map(\.x) + [run.width]
        let boxes = zip(run.clusters, zip(run.positions, ends)).map { offset, place in
            let character = String(decoding: bytes.dropFirst(max(offset, 0)).prefix(4), as: UTF8.self)
            return document.fonts.box(character.unicodeScalars.first, width: (place.1 - place.0.x) / run.size)
        }
        show(run, at: origin, glyphs: boxes)
        cairo_restore(context)
    }

    private func show(_ run: GlyphRun, at origin: CGPoint, glyphs: [UInt]) {
        let placed = zip(glyphs, run.positions).map { glyph, position in
            cairo_glyph_t(index: glyph, x: origin.x + position.x, y: origin.y + position.y)
        }
        let clusters = TextCluster.clusters(of: run).map {
            cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
        }
        let text = run.text.acceptableToCairo
        let flags = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
        cairo_show_text_glyphs(
            context, text, Int32(text.utf8.count), placed, Int32(placed.count), clusters, Int32(clusters.count), flags)
    }
}

extension String {
    /// The text with stand-ins of the same length for what Cairo takes for broken text: zeros and characters that
    /// Unicode excludes.
    fileprivate var acceptableToCairo: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0: result.append(" ")
            case 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
            case let value where value & 0xFFFE == 0xFFFE: result.append("\u{F0000}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
