import CWebP
import CoreGraphics

/// Writes animated WebP files. The parts that a frame shares with the one before are not stored again.
package final class AnimatedWebPEncoder {
    private let encoder: OpaquePointer
    private var config: WebPConfig
    private let width: Int
    private let height: Int
    /// The start of the next frame.
    private var milliseconds = 0.0
    private var frameCount = 0
    private var timestamp: Int32 { Int32(min(milliseconds, Double(Int32.max)).rounded()) }

    /// - Parameters:
    ///   - quality: 0 (smallest) … 1 (best); nil for lossless.
    ///   - loopCount: How often the animation plays; 0 for ever.
    package init(width: Int, height: Int, quality: Double? = nil, loopCount: Int = 0) throws {
        try WebP.check(width: width, height: height)
        config = try WebP.configuration(quality: quality, method: 2)
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw WebP.otherVersion }
        options.anim_params.loop_count = Int32(min(max(loopCount, 0), 65535))
        guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
            throw WebP.noMemory
        }
        self.encoder = encoder
        self.width = width
        self.height = height
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    /// Adds a frame that is shown for a duration in seconds.
    package func add(_ image: CGImage, duration: Double) throws {
        guard image.width == width, image.height == height else {
            throw ImageError.failed("WebP", "a frame is \(image.width) × \(image.height), not \(width) × \(height)")
        }
        try WebP.withPicture(of: image, isARGB: true) { picture in
            try check(WebPAnimEncoderAdd(encoder, &picture, timestamp, &config))
        }
        // A frame's duration has 24 bits.
        milliseconds += duration > 0 ? min(duration * 1000, 16_777_215) : 0
        frameCount += 1
    }

    /// The file.
    package func finish() throws -> Data {
        guard frameCount > 0 else { throw ImageError.empty }
        try check(WebPAnimEncoderAdd(encoder, nil, timestamp, nil))
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
