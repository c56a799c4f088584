import CDeflate
import CoreGraphics
import RoostKernels

/// Writes PNG files: RGB where every pixel is opaque, else RGBA; the same bytes for the same picture, however many
/// threads there are.
///
/// Every row is filtered against the one above (UP), which suits pictures of user interfaces better than choosing a
/// filter for each row, and takes less time. Chunks of rows are compressed at the same time, each for itself.
package struct PNGEncoder: Sendable {
    package init() {}

    package func encode(_ image: CGImage) throws -> Data {
        guard image.width > 0, image.height > 0 else { throw ImageError.empty }
        return image.pixels.withUnsafeBytes {
            encode($0.baseAddress!.assumingMemoryBound(to: UInt32.self), width: image.width, height: image.height)
        }
    }

    /// Premultiplied pixels, rows following each other.
    func encode(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) -> Data {
        let isOpaque = PixelFormat.isOpaque(pixels, count: width * height)
        let rows = FilteredRows(pixels: pixels, width: width, channels: isOpaque ? 3 : 4)
        var file = PNGFile(width: width, height: height, hasAlpha: !isOpaque)
        file.appendContent(rows.compressed(height: height))
        return file.finished()
    }
}

/// What compressing a chunk needs and keeps, so that the steady state allocates little.
///
/// Unchecked because nothing in it is protected: the pool hands it to one chunk at a time.
private final class ChunkScratch: @unchecked Sendable {
    var filtered = ScratchBuffer<UInt8>()
    var writer = DeflateWriter()

    static let pool = ScratchPool(limit: 64) { ChunkScratch() }

    deinit {
        filtered.free()
        writer.free()
    }
}

/// Rows as PNG has them: a filter byte (2, UP), then the differences to the row above.
private struct FilteredRows {
    let pixels: UnsafePointer<UInt32>
    let width: Int
    let channels: Int

    var bytesPerRow: Int { width * channels + 1 }

    func fill(_ range: Range<Int>, into out: UnsafeMutablePointer<UInt8>) {
        if channels == 3 { fillOpaque(range, into: out) } else { fillClear(range, into: out) }
    }

    private func fillOpaque(_ range: Range<Int>, into out: UnsafeMutablePointer<UInt8>) {
        // Above the first row lies nothing.
        let nothing = range.lowerBound == 0 ? [UInt32](repeating: 0, count: width) : []
        nothing.withUnsafeBufferPointer { nothing in
            for y in range {
                let line = out + (y - range.lowerBound) * bytesPerRow
                let row = pixels + y * width
                line[0] = 2
                roost_filter_up(row, y > 0 ? row - width : nothing.baseAddress!, Int32(width), line + 1)
            }
        }
    }

    private func fillClear(_ range: Range<Int>, into out: UnsafeMutablePointer<UInt8>) {
        let count = width * 4
        let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * count)
        defer { rows.deallocate() }
        rows.update(repeating: 0, count: 2 * count)
        var (current, above) = (rows, rows + count)
        if range.lowerBound > 0 {
            PixelFormat.unpremultiply(pixels + (range.lowerBound - 1) * width, count: width, into: above)
        }
        for y in range {
            PixelFormat.unpremultiply(pixels + y * width, count: width, into: current)
            let line = out + (y - range.lowerBound) * bytesPerRow
            line[0] = 2
            for i in 0..<count { line[i + 1] = current[i] &- above[i] }
            swap(&current, &above)
        }
    }

    /// A zlib stream in parts. Chunks are of one size whatever machine this is, so that the bytes are the same.
    func compressed(height: Int) -> [Data] {
        let rowsPerChunk = max(1, (1 << 18) / bytesPerRow)
        let chunks = (height + rowsPerChunk - 1) / rowsPerChunk
        let parts = Parallel.map(chunks) { chunk -> (data: Data, checksum: UInt32, count: Int) in
            let range = chunk * rowsPerChunk..<min((chunk + 1) * rowsPerChunk, height)
            let count = range.count * bytesPerRow
            return ChunkScratch.pool.withScratch { scratch in
                scratch.filtered.reserve(count)
                let filtered = scratch.filtered.base
                fill(range, into: filtered)
                scratch.writer.compress(filtered, count: count, pixelSize: channels)
                return (Data(scratch.writer.bytes), libdeflate_adler32(1, filtered, count), count)
            }
        }
        let checksum = parts.reduce(UInt32(1)) { Self.joined($0, $1.checksum, $1.count) }
        // 32 KB window, no dictionary, fastest effort.
        return [Data([0x78, 0x01])] + parts.map(\.data) + [Data(DeflateWriter.end + PNGFile.bigEndian(Int(checksum)))]
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
