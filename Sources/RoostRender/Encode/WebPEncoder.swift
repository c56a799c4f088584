import CWebP
import CoreGraphics

/// Writes WebP files, lossless or not.
package struct WebPEncoder {
    /// 0 (smallest) … 1 (best); nil for lossless.
    package var quality: Double?
    /// Effort: 0 (fastest) … 6 (smallest).
    package var method = 2

    package init(quality: Double? = nil) { self.quality = quality }

    package func encode(_ image: CGImage) throws -> Data {
        guard image.width > 0, image.height > 0 else { throw ImageError.empty }
        guard image.width <= Int(WEBP_MAX_DIMENSION), image.height <= Int(WEBP_MAX_DIMENSION) else {
            throw ImageError.failed(
                "WebP", "\(image.width) × \(image.height) pixels are more than \(WEBP_MAX_DIMENSION) on a side")
        }
        var config = WebPConfig()
        var picture = WebPPicture()
        guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0 else {
            throw ImageError.failed("WebP", "libwebp is of another version")
        }
        config.method = Int32(min(max(method, 0), 6))
        if let quality {
            config.quality = Float(quality > 0 ? min(quality, 1) * 100 : 0)
        } else {
            WebPConfigLosslessPreset(&config, config.method)
            // Colours under full transparency need no bytes.
            config.exact = 0
            picture.use_argb = 1
        }
        let count = image.width * image.height
        let straight = UnsafeMutablePointer<UInt8>.allocate(capacity: count * 4)
        defer { straight.deallocate() }
        image.pixels.withUnsafeBytes {
            PixelFormat.unpremultiply(
                $0.baseAddress!.assumingMemoryBound(to: UInt32.self), count: count, into: straight)
        }
        picture.width = Int32(image.width)
        picture.height = Int32(image.height)
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer {
            WebPPictureFree(&picture)
            WebPMemoryWriterClear(&writer)
        }
        guard WebPPictureImportRGBA(&picture, straight, Int32(image.width * 4)) != 0 else {
            throw ImageError.failed("WebP", "libwebp has no memory")
        }
        let done = withUnsafeMutablePointer(to: &writer) { writer in
            picture.writer = WebPMemoryWrite
            picture.custom_ptr = UnsafeMutableRawPointer(writer)
            return WebPEncode(&config, &picture) != 0
        }
        guard done, let bytes = writer.mem else {
            throw ImageError.failed("WebP", "libwebp's error \(picture.error_code.rawValue)")
        }
        return Data(bytes: bytes, count: writer.size)
    }
}
