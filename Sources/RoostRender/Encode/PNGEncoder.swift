import CDeflate
import CoreGraphics

/// Writes PNG files: RGB where every pixel is opaque, else RGBA; the same bytes for the same picture.
///
/// Every row is filtered against the one above (UP), which suits pictures of user interfaces better than choosing a filter
/// for each row, and takes less time.
package struct PNGEncoder {
    /// libdeflate's effort: 1 (fastest) … 12 (smallest).
    package var level = 4

    package init() {}

    package func encode(_ image: CGImage) throws -> Data {
        guard image.width > 0, image.height > 0 else { throw ImageError.empty }
        return try image.pixels.withUnsafeBytes { bytes in
            let pixels = bytes.baseAddress!.assumingMemoryBound(to: UInt32.self)
            let isOpaque = PixelFormat.isOpaque(pixels, count: image.width * image.height)
            let channels = isOpaque ? 3 : 4
            let rowBytes = image.width * channels + 1
            let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes * image.height)
            defer { filtered.deallocate() }
            Self.filter(pixels, width: image.width, height: image.height, channels: channels, into: filtered)

            guard let compressor = libdeflate_alloc_compressor(Int32(min(max(level, 0), 12))) else {
                throw ImageError.failed("PNG", "libdeflate has no memory")
            }
            defer { libdeflate_free_compressor(compressor) }
            let bound = libdeflate_zlib_compress_bound(compressor, rowBytes * image.height)
            let stream = UnsafeMutablePointer<UInt8>.allocate(capacity: bound)
            defer { stream.deallocate() }
            let size = libdeflate_zlib_compress(compressor, filtered, rowBytes * image.height, stream, bound)
            guard size > 0 else { throw ImageError.failed("PNG", "libdeflate could not compress") }
            return Self.file(
                width: image.width, height: image.height, hasAlpha: !isOpaque,
                stream: UnsafeBufferPointer(start: stream, count: size))
        }
    }

    /// Rows as PNG has them: a filter byte (2, UP), then the differences to the row above.
    private static func filter(
        _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, channels: Int, into out: UnsafeMutablePointer<UInt8>
    ) {
        let count = width * channels
        // One byte more, as pixels of three bytes are written four bytes at a time.
        let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * (count + 1))
        defer { rows.deallocate() }
        rows.update(repeating: 0, count: 2 * (count + 1))
        var (current, above) = (rows, rows + count + 1)
        for y in 0..<height {
            let row = pixels + y * width
            if channels == 3 {
                PixelFormat.dropAlpha(row, count: width, into: current)
            } else {
                PixelFormat.unpremultiply(row, count: width, into: current)
            }
            let line = out + y * (count + 1)
            line[0] = 2
            for i in 0..<count { line[i + 1] = current[i] &- above[i] }
            swap(&current, &above)
        }
    }

    private static func file(width: Int, height: Int, hasAlpha: Bool, stream: UnsafeBufferPointer<UInt8>) -> Data {
        var data = Data(capacity: stream.count + 80)
        data.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var header = bigEndian(width) + bigEndian(height)
        header += [8, hasAlpha ? 6 : 2, 0, 0, 0]
        header.withUnsafeBufferPointer { appendChunk("IHDR", $0, to: &data) }
        // The colours are sRGB, to be shown perceptually.
        [UInt8(0)].withUnsafeBufferPointer { appendChunk("sRGB", $0, to: &data) }
        appendChunk("IDAT", stream, to: &data)
        appendChunk("IEND", UnsafeBufferPointer(start: nil, count: 0), to: &data)
        return data
    }

    private static func appendChunk(_ name: String, _ content: UnsafeBufferPointer<UInt8>, to data: inout Data) {
        let name = Array(name.utf8)
        data.append(contentsOf: bigEndian(content.count))
        data.append(contentsOf: name)
        data.append(content)
        var checksum = libdeflate_crc32(0, name, 4)
        // Without a buffer libdeflate would start anew.
        if let base = content.baseAddress { checksum = libdeflate_crc32(checksum, base, content.count) }
        data.append(contentsOf: bigEndian(Int(checksum)))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
