import CoreGraphics
import RoostCore

extension DisplayList {
    /// Whether pixels depend on what has been drawn around them.
    fileprivate var blursBackdrops: Bool {
        entries.contains { if case .backdropBlur = $0.command { true } else { false } }
    }
}

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

    /// Draws a whole list and writes it as PNG, on all cores: strips are drawn at the same time, then chunks
    /// compressed.
    package func png(
        _ list: DisplayList, scale: CGFloat, background: Color.Resolved? = nil, encoder: PNGEncoder = PNGEncoder(.fast)
    ) throws -> Data {
        let (width, height) = try Self.pixelSize(of: list.size, scale: scale)
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        defer { pixels.deallocate() }
        // What is blurred behind something may lie in another strip.
        let stripHeight = list.blursBackdrops ? height : 256
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
        return try encoder.encode(pixels, width: width, height: height)
    }

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
        if list.blursBackdrops, case let (width, height) = try Self.pixelSize(of: list.size, scale: scale),
            case let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), area != whole,
            whole.intersection(area) == area
        {
            let picture = try draw(list, scale: scale, background: background)
            for y in area.minY..<area.maxY {
                let row = y * width + area.minX
                picture.pixels.withUnsafeBytes { bytes in
                    (memory + (y - area.minY) * bytesPerRow).copyMemory(
                        from: bytes.baseAddress! + row * 4, byteCount: area.width * 4)
                }
            }
            return
        }
        let base = memory.bindMemory(to: UInt32.self, capacity: bytesPerRow / 4 * area.height)
        let target = PixelLayer(base: base, stride: bytesPerRow / 4, bounds: area)
        target.fill(background.map { Pixel.premultiplied($0) } ?? 0)
        try RasterScratch.withScratch { scratch in
            var painter = ListPainter(list, scale: scale, into: target, scratch: scratch)
            try painter.draw()
        }
    }
}
