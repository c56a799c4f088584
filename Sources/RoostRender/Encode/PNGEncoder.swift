import CDeflate
import CoreGraphics
import RoostKernels
import RoostLocks

/// Writes PNG files: RGB if every pixel is opaque, else RGBA. The same picture gives the same bytes, however many
/// threads there are.
///
/// 1. The picture is cut into strips, each small enough for a core's cache, which are encoded in parallel.
/// 2. Every row is filtered against the one above (UP), which suits pictures of user interfaces better than choosing a
///    filter for each row, and takes less time.
/// 3. Each strip is compressed on its own; the strips' streams are joined.
///
/// Pictures count as opaque until a strip shows otherwise; then everything starts again, with four channels.
package struct PNGEncoder: Sendable {
    package init() {}

    /// The number of pixels that stay in a core's cache, with their filtered and compressed bytes.
    static let pixelsPerStrip = 1 << 17

    package func encode(_ image: CGImage) throws -> Data {
        guard image.width > 0, image.height > 0 else { throw ImageError.empty }
        return try image.pixels.withUnsafeBytes { bytes in
            let pixels = bytes.baseAddress!.assumingMemoryBound(to: UInt32.self)
            return try encode(width: image.width, height: image.height) { $1(pixels + $0.lowerBound * image.width) }
        }
    }

    /// Encodes a picture that comes strip by strip, from any thread.
    ///
    /// - Parameter withRows: Passes the premultiplied pixels of the rows to the given function.
    func encode(
        width: Int, height: Int, pixelsPerStrip: Int = Self.pixelsPerStrip,
        withRows: (Range<Int>, (UnsafePointer<UInt32>) -> Void) throws -> Void
    ) throws -> Data {
        guard width > 0, height > 0 else { throw ImageError.empty }
        guard width <= Int(Int32.max), height <= Int(Int32.max) else {
            throw ImageError.failed("PNG", "\(width) × \(height) pixels are more than \(Int32.max) on a side")
        }
        let rowsPerStrip = min(max(1, pixelsPerStrip / width), height)
        let stripCount = (height + rowsPerStrip - 1) / rowsPerStrip
        for channels in [3, 4] {
            let isClear = Flag()
            let strips = Parallel.map(stripCount) {
                index -> Result<Strip?, any Error> in
                let rows = index * rowsPerStrip..<min((index + 1) * rowsPerStrip, height)
                // The rows, and the one against which the first is filtered.
                let seen = max(rows.lowerBound - 1, 0)..<rows.upperBound
                var strip: Strip?
                if channels == 3, isClear.isSet { return .success(nil) }
                return Result {
                    try withRows(seen) { pixels in
                        var channels = channels
                        if channels == 3, !PixelFormat.isOpaque(pixels, count: width * seen.count) {
                            isClear.set()
                            // A single strip need not be drawn again.
                            guard stripCount == 1 else { return }
                            channels = 4
                        }
                        let filter = RowFilter(
                            pixels: pixels, first: seen.lowerBound, width: width, channels: channels)
                        strip = filter.compressed(rows)
                    }
                    return strip
                }
            }
            let parts = try strips.map { try $0.get() }
            if isClear.isSet, stripCount > 1 { continue }
            var file = PNGFile(width: width, height: height, hasAlpha: channels == 4 || isClear.isSet)
            file.appendContent(Strip.joined(parts.compactMap(\.self)))
            return file.finished()
        }
        preconditionFailure("Every picture can be written with four channels.")
    }
}

/// A flag that one thread sets and all see.
private final class Flag: Sendable {
    private let value = Atomic<Bool>(false)
    var isSet: Bool { value.load(ordering: .relaxed) }
    func set() { value.store(true, ordering: .relaxed) }
}

/// Deflate blocks of a stretch of filtered rows.
private struct Strip {
    var blocks: Data
    /// The checksum and the length of the uncompressed bytes.
    var checksum: UInt32
    var count: Int

    /// A zlib stream of all strips.
    static func joined(_ strips: [Strip]) -> [Data] {
        let checksum = strips.reduce(UInt32(1)) { joined($0, $1.checksum, $1.count) }
        // 32 KB window, no dictionary, fastest effort.
        return [Data([0x78, 0x01])] + strips.map(\.blocks)
            + [Data(DeflateWriter.end + PNGFile.bigEndian(Int(checksum)))]
    }

    /// The Adler-32 of two stretches, the second `count` bytes long.
    private static func joined(_ first: UInt32, _ second: UInt32, _ count: Int) -> UInt32 {
        let prime = 65521
        let (a1, b1) = (Int(first & 0xFFFF), Int(first >> 16))
        let (a2, b2) = (Int(second & 0xFFFF), Int(second >> 16))
        let a = (a1 + a2 + prime - 1) % prime
        let b = (b1 + b2 + (count % prime) * (a1 + prime - 1)) % prime
        return UInt32(b << 16 | a)
    }
}

/// Memory for compressing a strip, kept so that the steady state allocates little.
///
/// Unchecked because nothing in it is protected: the pool hands it to one strip at a time.
private final class StripScratch: @unchecked Sendable {
    var filtered = ScratchBuffer<UInt8>()
    var writer = DeflateWriter()

    static let pool = ScratchPool(limit: 64) { StripScratch() }

    deinit {
        filtered.free()
        writer.free()
    }
}

/// Filters rows for a PNG file: a filter byte (2, UP), then the differences to the row above.
private struct RowFilter {
    /// The pixels of the row `first` and those that follow.
    let pixels: UnsafePointer<UInt32>
    let first: Int
    let width: Int
    let channels: Int

    private var bytesPerRow: Int { width * channels + 1 }

    func compressed(_ rows: Range<Int>) -> Strip {
        let count = rows.count * bytesPerRow
        return StripScratch.pool.withScratch { scratch in
            scratch.filtered.reserve(count)
            let filtered = scratch.filtered.base
            if channels == 3 { filterOpaque(rows, into: filtered) } else { filterClear(rows, into: filtered) }
            scratch.writer.compress(filtered, count: count, pixelSize: channels)
            return Strip(
                blocks: Data(scratch.writer.bytes), checksum: libdeflate_adler32(1, filtered, count), count: count)
        }
    }

    private func filterOpaque(_ rows: Range<Int>, into out: UnsafeMutablePointer<UInt8>) {
        // Above the first row of the picture lies nothing.
        let nothing = rows.lowerBound == 0 ? [UInt32](repeating: 0, count: width) : []
        nothing.withUnsafeBufferPointer { nothing in
            for y in rows {
                let line = out + (y - rows.lowerBound) * bytesPerRow
                let row = pixels + (y - first) * width
                line[0] = 2
                roost_filter_up(row, y > 0 ? row - width : nothing.baseAddress!, Int32(width), line + 1)
            }
        }
    }

    private func filterClear(_ rows: Range<Int>, into out: UnsafeMutablePointer<UInt8>) {
        let count = width * 4
        let both = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * count)
        defer { both.deallocate() }
        both.update(repeating: 0, count: 2 * count)
        var (current, above) = (both, both + count)
        if rows.lowerBound > 0 { PixelFormat.unpremultiply(pixels, count: width, into: above) }
        for y in rows {
            PixelFormat.unpremultiply(pixels + (y - first) * width, count: width, into: current)
            let line = out + (y - rows.lowerBound) * bytesPerRow
            line[0] = 2
            for i in 0..<count { line[i + 1] = current[i] &- above[i] }
            swap(&current, &above)
        }
    }
}

/// A PNG file in the making.
private struct PNGFile {
    private var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    init(width: Int, height: Int, hasAlpha: Bool) {
        let header = Self.bigEndian(width) + Self.bigEndian(height) + [8, hasAlpha ? 6 : 2, 0, 0, 0]
        append("IHDR", [Data(header)])
        // The colours are sRGB, to be shown perceptually.
        append("sRGB", [Data([0])])
    }

    mutating func appendContent(_ stream: [Data]) { append("IDAT", stream) }

    mutating func finished() -> Data {
        append("IEND", [])
        return data
    }

    private mutating func append(_ name: String, _ content: [Data]) {
        let name = Array(name.utf8)
        data.reserveCapacity(data.count + content.reduce(64) { $0 + $1.count })
        data.append(contentsOf: Self.bigEndian(content.reduce(0) { $0 + $1.count }))
        data.append(contentsOf: name)
        var checksum = libdeflate_crc32(0, name, 4)
        for part in content {
            data.append(part)
            part.withUnsafeBytes { checksum = libdeflate_crc32(checksum, $0.baseAddress, $0.count) }
        }
        data.append(contentsOf: Self.bigEndian(Int(checksum)))
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
