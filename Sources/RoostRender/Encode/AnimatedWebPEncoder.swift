import CWebP
import CoreGraphics

/// Writes animated WebP files: what a frame shares with the one before it is not stored again.
package final class AnimatedWebPEncoder {
    private let encoder: OpaquePointer
    private var config = WebPConfig()
    private let width: Int
    private let height: Int
    /// Where the next frame begins.
    private var milliseconds = 0.0
    private var frameCount = 0

    /// - Parameters:
    ///   - quality: 0 (smallest) … 1 (best); nil for lossless.
    ///   - loopCount: how often the animation plays; 0 for ever.
    package init(width: Int, height: Int, quality: Double? = nil, loopCount: Int = 0) throws {
        guard width > 0, height > 0 else { throw ImageError.empty }
        guard width <= Int(WEBP_MAX_DIMENSION), height <= Int(WEBP_MAX_DIMENSION) else {
            throw ImageError.failed(
                "WebP", "\(width) × \(height) pixels are more than \(WEBP_MAX_DIMENSION) on a side")
        }
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0 else {
            throw ImageError.failed("WebP", "libwebp is of another version")
        }
        options.anim_params.loop_count = Int32(min(max(loopCount, 0), 65535))
        config.method = 2
        if let quality {
            config.quality = Float(quality > 0 ? min(quality, 1) * 100 : 0)
        } else {
            WebPConfigLosslessPreset(&config, config.method)
        }
        guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
            throw ImageError.failed("WebP", "libwebp has no memory")
        }
        self.encoder = encoder
        self.width = width
        self.height = height
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    /// Adds a frame that is shown for a time, in seconds.
    package func add(_ image: CGImage, duration: Double) throws {
        guard image.width == width, image.height == height else {
            throw ImageError.failed("WebP", "a frame is \(image.width) × \(image.height), not \(width) × \(height)")
        }
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw ImageError.failed("WebP", "libwebp is of another version") }
        defer { WebPPictureFree(&picture) }
        picture.use_argb = 1
        picture.width = Int32(width)
        picture.height = Int32(height)
        let count = width * height
        let straight = UnsafeMutablePointer<UInt8>.allocate(capacity: count * 4)
        defer { straight.deallocate() }
        image.pixels.withUnsafeBytes {
            PixelFormat.unpremultiply(
                $0.baseAddress!.assumingMemoryBound(to: UInt32.self), count: count, into: straight)
        }
        guard WebPPictureImportRGBA(&picture, straight, Int32(width * 4)) != 0 else {
            throw ImageError.failed("WebP", "libwebp has no memory")
        }
        try check(WebPAnimEncoderAdd(encoder, &picture, Int32(milliseconds.rounded()), &config))
        milliseconds += max(duration, 0) * 1000
        frameCount += 1
    }

    /// The file.
    package func finish() throws -> Data {
        guard frameCount > 0 else { throw ImageError.empty }
        try check(WebPAnimEncoderAdd(encoder, nil, Int32(milliseconds.rounded()), nil))
        var data = WebPData()
        WebPDataInit(&data)
        defer { WebPDataClear(&data) }
        try check(WebPAnimEncoderAssemble(encoder, &data))
        return Data(bytes: data.bytes, count: data.size)
    }

    private func check(_ result: Int32) throws {
        guard result == 0 else { return }
        throw ImageError.failed("WebP", String(cString: WebPAnimEncoderGetError(encoder)))
    }
}
