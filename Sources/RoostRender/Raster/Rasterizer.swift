import CoreGraphics
import RoostCore

/// Draws display lists as pixels: the same bytes on every run, thread and machine.
package struct Rasterizer: Sendable {
    package init() {}

    /// A picture may have this many pixels.
    package static let maximumPixels = 512 << 20

    /// A list's size in pixels: rounded up, but for what is just the noise of floating-point arithmetic.
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
    ///   - scale: pixels per point.
    ///   - background: what lies under everything; nil for nothing.
    package func draw(_ list: DisplayList, scale: CGFloat, background: Color.Resolved? = nil) throws -> CGImage {
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

    /// Draws a whole list and writes it as PNG, on all cores where the picture is large: strips are drawn at the same
    /// time, then chunks compressed.
    package func png(_ list: DisplayList, scale: CGFloat, background: Color.Resolved? = nil) throws -> Data {
        let (width, height) = try Self.pixelSize(of: list.size, scale: scale)
        return try PictureMemory.withMemory(width * height) { pixels in
            let stripHeight = max(64, Self.pixelsPerStrip / width)
            let errors = Parallel.map((height + stripHeight - 1) / stripHeight) { strip -> (any Error)? in
                let top = strip * stripHeight
                let area = PixelRect(minX: 0, minY: top, maxX: width, maxY: min(top + stripHeight, height))
                do {
                    try draw(
                        list, scale: scale, background: background, area: area, into: pixels + top * width,
                        bytesPerRow: width * 4)
                    return nil
                } catch {
                    return error
                }
            }
            if let error = errors.lazy.compactMap({ $0 }).first { throw error }
            return PNGEncoder().encode(pixels, width: width, height: height)
        }
    }

    /// Every strip goes through the whole list, so it is to be worth that.
    private static let pixelsPerStrip = 1 << 20

    /// Draws a part of a list, such as a strip or what has changed.
    ///
    /// - Parameters:
    ///   - area: the part, in the pixels of the whole picture. The bytes are those that it has there.
    ///   - memory: where the part's first pixel goes: premultiplied RGBA, aligned to four bytes.
    ///   - bytesPerRow: from one row to the next, a multiple of four.
    package func draw(
        _ list: DisplayList, scale: CGFloat, background: Color.Resolved? = nil, area: PixelRect,
        into memory: UnsafeMutableRawPointer, bytesPerRow: Int
    ) throws {
        guard !area.isEmpty else { return }
        let base = memory.bindMemory(to: UInt32.self, capacity: bytesPerRow / 4 * area.height)
        let target = PixelLayer(base: base, stride: bytesPerRow / 4, bounds: area)
        target.fill(background.map { Pixel.premultiplied($0) } ?? 0)
        try RasterScratch.withScratch { scratch in
            var painter = ListPainter(list, scale: scale, into: target, scratch: scratch)
            try painter.draw()
        }
    }
}

/// Room for pictures that are drawn only to be written.
///
/// Unchecked because nothing in it is protected: the pool hands it to one picture at a time.
private final class PictureMemory: @unchecked Sendable {
    private var pixels = ScratchBuffer<UInt32>()

    private static let pool = ScratchPool(limit: 16) { PictureMemory() }
    /// Larger pictures are rare, and would hold much for nothing.
    private static let largestKept = 2 << 20

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
