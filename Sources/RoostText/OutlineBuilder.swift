import CHarfBuzz
import CoreGraphics
import RoostCore

/// Collects a glyph's outline from HarfBuzz, in font units, y up.
///
/// Coordinates are rounded to 1/8 unit, so that pictures are equal to the byte across versions of HarfBuzz, whose
/// unhinted outlines differ in the last bits.
enum OutlineBuilder {
    static func outline(of glyph: UInt32, in font: OpaquePointer) -> Path {
        var elements = ContiguousArray<Path.Element>()
        withUnsafeMutablePointer(to: &elements) { roost_hb_draw_glyph(font, glyph, callbacks, $0) }
        return elements.isEmpty ? Path() : Path(elements: elements)
    }

    /// Immutable once made, so any thread may use it.
    private nonisolated(unsafe) static let callbacks: OpaquePointer = {
        let funcs = hb_draw_funcs_create()!
        hb_draw_funcs_set_move_to_func(
            funcs, { _, data, _, x, y, _ in append(.move(to: point(x, y)), to: data) }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            funcs, { _, data, _, x, y, _ in append(.line(to: point(x, y)), to: data) }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            funcs,
            { _, data, _, cx, cy, x, y, _ in append(.quadCurve(to: point(x, y), control: point(cx, cy)), to: data) },
            nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            funcs,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                append(.curve(to: point(x, y), control1: point(ax, ay), control2: point(bx, by)), to: data)
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(funcs, { _, data, _, _ in append(.closeSubpath, to: data) }, nil, nil)
        hb_draw_funcs_make_immutable(funcs)
        return funcs
    }()

    private static func append(_ element: Path.Element, to data: UnsafeMutableRawPointer?) {
        data!.assumingMemoryBound(to: ContiguousArray<Path.Element>.self).pointee.append(element)
    }

    private static func point(_ x: Float, _ y: Float) -> CGPoint {
        CGPoint(x: CGFloat((x * 8).rounded() / 8), y: CGFloat((y * 8).rounded() / 8))
    }

    /// A coordinate, to the fineness of outlines.
    static func rounded(_ value: CGFloat) -> CGFloat { (value * 8).rounded() / 8 }
}
