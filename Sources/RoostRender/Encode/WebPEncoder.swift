import CWebP
import CoreGraphics

/// Writes WebP files, lossless or not.
package struct WebPEncoder {
    /// 0 (smallest) … 1 (best); nil for lossless.
    package var quality: Double?
    /// Effort: 0 (fastest) … 6 (smallest). A lossy file of the least effort is as good and a fifth larger than one of
    /// 2 or 4, in half or a quarter of the time.
    package var method: Int

    package init(quality: Double? = nil) {
        self.quality = quality
        method = quality == nil ? 2 : 0
    }

    package func encode(_ image: CGImage) throws -> Data {
        try WebP.check(width: image.width, height: image.height)
        var config = try WebP.configuration(quality: quality, method: method)
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer { WebPMemoryWriterClear(&writer) }
        let error = try WebP.withPicture(of: image, isARGB: quality == nil) { picture in
            withUnsafeMutablePointer(to: &writer) { writer in
                picture.writer = WebPMemoryWrite
                picture.custom_ptr = UnsafeMutableRawPointer(writer)
                return WebPEncode(&config, &picture) != 0 ? nil : picture.error_code
            }
        }
        if let error { throw ImageError.failed("WebP", "libwebp's error \(error.rawValue)") }
        guard let bytes = writer.mem else { throw WebP.noMemory }
        return Data(bytes: bytes, count: writer.size)
    }
}
