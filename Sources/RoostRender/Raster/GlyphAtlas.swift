import CoreGraphics
import RoostPicture

/// Coverages of glyphs at the sizes and sub-pixel positions at which they were drawn.
struct GlyphAtlas {
    struct Glyph: BitwiseCopyable {
        /// The offset of the first coverage.
        var offset: Int
        /// The first pixel's place relative to the glyph's origin.
        var left: Int32
        var top: Int32
        /// 0 for a glyph without ink.
        var width: Int32
        var height: Int32
        /// Whether the glyph is a picture rather than an outline.
        var isPicture = false
    }

    /// A face at a size.
    private struct Face: Hashable {
        var font: Int
        var size: Double
        var slant: Double
        var tolerance: Double
    }

    /// Glyphs are set at quarters of a pixel along the line.
    static let phases = 4

    private var faces: [Face: UInt64] = [:]
    private var keys = ScratchBuffer<UInt64>(capacity: 1024)
    private var glyphs = ScratchBuffer<Glyph>(capacity: 1024)
    private var slots = 1024
    private var count = 0
    private var bytes = ScratchBuffer<UInt8>(capacity: 1 << 16)
    private var usedBytes = 0
    private var pictures: [UInt64: ColorGlyph?] = [:]

    private static let byteLimit = 1 << 23
    private static let glyphLimit = 1 << 16

    init() { keys.base.initialize(repeating: 0, count: slots) }

    func free() {
        keys.free()
        glyphs.free()
        bytes.free()
    }

    var coverages: UnsafeMutablePointer<UInt8> { bytes.base }

    /// The number of a face at a size; forgets all glyphs first when there are too many.
    /// - Parameter tolerance: The largest distance of a curve from its polygon, in pixels.
    mutating func face(_ font: Int, size: Double, slant: Double, tolerance: Double) -> UInt64 {
        if usedBytes > Self.byteLimit || count > Self.glyphLimit || faces.count > 4096 {
            keys.base.update(repeating: 0, count: slots)
            (faces, count, usedBytes) = ([:], 0, 0)
        }
        let key = Face(font: font, size: size, slant: slant, tolerance: tolerance)
        if let number = faces[key] { return number }
        let number = UInt64(faces.count + 1)
        faces[key] = number
        return number
    }

    /// A glyph's picture, if a colour font has one.
    mutating func picture(_ font: any GlyphFont, _ glyph: UInt32) -> ColorGlyph? {
        let key = UInt64(truncatingIfNeeded: font.id) << 32 | UInt64(glyph)
        if let known = pictures[key] { return known }
        if pictures.count > 256 { pictures = [:] }
        let picture = font.outline(of: glyph).storage == .empty ? font.colorImage(of: glyph) : nil
        pictures[key] = .some(picture)
        return picture
    }

    /// A glyph's coverages, drawn on first use.
    /// - Parameter scale: Device pixels per font unit.
    mutating func glyph(
        _ font: any GlyphFont, _ glyph: UInt32, face: UInt64, scale: Double, slant: Double, phase: Int,
        tolerance: Double, edges: inout EdgeList, accumulator: inout CoverageAccumulator
    ) -> Glyph {
        let key = face << 34 | UInt64(glyph) << 2 | UInt64(phase)
        var slot = Self.slot(key, slots)
        while keys.base[slot] != 0 {
            if keys.base[slot] == key { return glyphs.base[slot] }
            slot = (slot + 1) & (slots - 1)
        }
        let new = draw(font, glyph, scale, slant, phase, tolerance, &edges, &accumulator)
        if 2 * (count + 1) > slots {
            grow()
            slot = Self.slot(key, slots)
            while keys.base[slot] != 0 { slot = (slot + 1) & (slots - 1) }
        }
        keys.base[slot] = key
        glyphs.base[slot] = new
        count += 1
        return new
    }

    private mutating func draw(
        _ font: any GlyphFont, _ glyph: UInt32, _ scale: Double, _ slant: Double, _ phase: Int, _ tolerance: Double,
        _ edges: inout EdgeList, _ accumulator: inout CoverageAccumulator
    ) -> Glyph {
        // Font units have y up.
        let transform = CGAffineTransform(
            a: scale, b: 0, c: slant * scale, d: -scale, tx: Double(phase) / Double(Self.phases), ty: 0)
        edges.begin(clip: PixelRect(minX: -2048, minY: -2048, maxX: 2048, maxY: 2048))
        edges.add(font.outline(of: glyph), DeviceTransform(transform), tolerance: tolerance)
        let bounds = PixelRect(covering: edges.extent).intersection(
            PixelRect(minX: -2048, minY: -2048, maxX: 2048, maxY: 2048))
        guard edges.count > 0, !bounds.isEmpty else {
            let isPicture = picture(font, glyph) != nil
            return Glyph(offset: 0, left: 0, top: 0, width: 0, height: 0, isPicture: isPicture)
        }
        let size = bounds.width * bounds.height
        bytes.reserve(usedBytes + size, keeping: usedBytes)
        (bytes.base + usedBytes).update(repeating: 0, count: size)
        var sink = CoverageSink(bytes: bytes.base + usedBytes, bounds: bounds)
        accumulator.sweep(edges, clip: bounds, rule: .nonZero, into: &sink)
        defer { usedBytes += size }
        return Glyph(
            offset: usedBytes, left: Int32(bounds.minX), top: Int32(bounds.minY), width: Int32(bounds.width),
            height: Int32(bounds.height))
    }

    private static func slot(_ key: UInt64, _ slots: Int) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots - 1)
    }

    private mutating func grow() {
        var (newKeys, newGlyphs) = (ScratchBuffer<UInt64>(capacity: 0), ScratchBuffer<Glyph>(capacity: 0))
        newKeys.reserveZeroed(slots * 2, zero: 0)
        newGlyphs.reserve(slots * 2)
        for i in 0..<slots where keys.base[i] != 0 {
            var slot = Self.slot(keys.base[i], slots * 2)
            while newKeys.base[slot] != 0 { slot = (slot + 1) & (slots * 2 - 1) }
            newKeys.base[slot] = keys.base[i]
            newGlyphs.base[slot] = glyphs.base[i]
        }
        keys.free()
        glyphs.free()
        (keys, glyphs, slots) = (newKeys, newGlyphs, slots * 2)
    }
}
