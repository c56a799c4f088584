import CoreGraphics
import RoostPicture

extension DisplayList {
    /// Whether pixels depend on those drawn around them.
    fileprivate var blursBackdrops: Bool {
        entries.contains { if case .backdropBlur = $0.command { true } else { false } }
    }
}

/// Draws display lists as pixels: the same bytes on every run, thread and machine.
package struct Rasterizer: Sendable {
    package init() {}

    /// The number of pixels that a picture may have.
    package static let maximumPixels = 512 << 20

    /// A list's size in pixels, rounded up; the noise of floating-point arithmetic does not count.
    package static func pixelSize(of size: CGSize, scale: CGFloat) throws -> (width: Int, height: Int) {
        let (width, height) = (size.width * scale, size.height * scale)
        guard width.isFinite, height.isFinite, scale > 0 else {
            throw RasterError.badSize(size.width, size.height, scale: scale)
        }
        guard width > 0, height > 0 else { throw RasterError.emptySize(size.width, size.height) }
        let (columns, rows) = (max((width - 1e-4).rounded(.up), 1), max((height - 1e-4).rounded(.up), 1))
        guard columns * rows <= CGFloat(maximumPixels) else {
            throw RasterError.tooLarge(width: columns, height: rows)
        }
        return (Int(columns), Int(rows))
    }

    /// Draws a whole list.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - background: The colour under everything; nil for none.
    package func draw(_ list: DisplayList, scale: CGFloat, background: ResolvedColor? = nil) throws -> CGImage {
        let (width, height) = try Self.pixelSize(of: list.size, scale: scale)
        let pixels = try [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            try draw(
                list, scale: scale, background: background,
                area: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height),
                into: UnsafeMutableRawPointer(buffer.baseAddress!),
                bytesPerRow: width * 4)
            count = width * height * 4
        }
        return CGImage(width: width, height: height, pixels: pixels)
    }

    /// Draws a whole list and writes it as PNG. Strips are drawn, filtered and compressed in parallel, each while it is
    /// in a core's cache; the whole picture is never in memory.
    package func png(_ list: DisplayList, scale: CGFloat, background: ResolvedColor? = nil) throws -> Data {
        let (width, height) = try Self.pixelSize(of: list.size, scale: scale)
        let pixelsPerStrip = Self.pixelsPerStrip(of: list)
        let strokes = width * height > pixelsPerStrip ? StrokeOutlines() : nil
        return try PNGEncoder().encode(width: width, height: height, pixelsPerStrip: pixelsPerStrip) {
            rows, use in
            let area = PixelRect(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
            try StripMemory.withMemory(width * rows.count) { pixels in
                try draw(
                    list, scale: scale, background: background, area: area, into: pixels, bytesPerRow: width * 4,
                    strokes: strokes)
                use(pixels)
            }
        }
    }

    /// The size of strips. Every strip goes through the whole list and draws the blurred content beyond its edges, so a
    /// strip must be large enough to pay for that.
    private static func pixelsPerStrip(of list: DisplayList) -> Int {
        // A backdrop to blur may lie in another strip.
        if list.blursBackdrops { return maximumPixels }
        let hasFilters = list.entries.contains { if case .pushFilter = $0.command { true } else { false } }
        return PNGEncoder.pixelsPerStrip * max(hasFilters ? 8 : 1, list.entries.count / 500)
    }

    /// Draws a part of a list, such as a strip or the damage.
    ///
    /// - Parameters:
    ///   - area: The part, in the pixels of the whole picture. Its bytes are those of the whole picture.
    ///   - memory: The place of the part's first pixel: premultiplied RGBA, aligned to four bytes.
    ///   - bytesPerRow: The distance from one row to the next, a multiple of four.
    ///   - strokes: The outlines of the list's strokes, for all parts together.
    package func draw(
        _ list: DisplayList, scale: CGFloat, background: ResolvedColor? = nil, area: PixelRect,
        into memory: UnsafeMutableRawPointer, bytesPerRow: Int, strokes: StrokeOutlines? = nil
    ) throws {
        guard !area.isEmpty else { return }
        if list.blursBackdrops {
            let (width, height) = try Self.pixelSize(of: list.size, scale: scale)
            let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
            let needed = DamageWalk.area(neededFor: area, in: list, scale: scale).intersection(whole)
            if needed != area, whole.intersection(area) == area {
                return try drawMore(needed, list, scale, background, area: area, into: memory, bytesPerRow)
            }
        }
        let base = memory.bindMemory(to: UInt32.self, capacity: bytesPerRow / 4 * area.height)
        let target = PixelLayer(base: base, stride: bytesPerRow / 4, bounds: area)
        target.fill(background.map { Pixel.premultiplied($0) } ?? 0)
        try RasterScratch.withScratch { scratch in
            var painter = ListPainter(list, scale: scale, into: target, scratch: scratch, strokes: strokes)
            try painter.draw()
        }
    }

    /// Draws a larger part, and keeps an area of it.
    private func drawMore(
        _ drawn: PixelRect, _ list: DisplayList, _ scale: CGFloat, _ background: ResolvedColor?, area: PixelRect,
        into memory: UnsafeMutableRawPointer, _ bytesPerRow: Int
    ) throws {
        try StripMemory.withMemory(drawn.width * drawn.height) { pixels in
            let target = PixelLayer(base: pixels, stride: drawn.width, bounds: drawn)
            target.fill(background.map { Pixel.premultiplied($0) } ?? 0)
            try RasterScratch.withScratch { scratch in
                var painter = ListPainter(list, scale: scale, into: target, scratch: scratch)
                try painter.draw()
            }
            for y in area.minY..<area.maxY {
                (memory + (y - area.minY) * bytesPerRow).copyMemory(
                    from: target.pixel(area.minX, y), byteCount: area.width * 4)
            }
        }
    }
}

/// Memory for strips that are drawn only to be written.
///
/// Unchecked because nothing in it is protected: the pool hands it to one strip at a time.
private final class StripMemory: @unchecked Sendable {
    private var pixels = ScratchBuffer<UInt32>()

    private static let pool = ScratchPool(limit: 64) { StripMemory() }
    /// Larger strips are rare, and not worth keeping their memory.
    private static let largestKept = 1 << 19

    static func withMemory<Result>(
        _ count: Int, _ body: (UnsafeMutablePointer<UInt32>) throws -> Result
    ) rethrows -> Result {
        try pool.withScratch(isKept: { $0.pixels.capacity <= largestKept }) { memory in
            memory.pixels.reserve(count)
            return try body(memory.pixels.base)
        }
    }

    deinit { pixels.free() }
}
