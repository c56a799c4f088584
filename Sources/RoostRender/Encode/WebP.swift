import CWebP
import CoreGraphics
import RoostKernels

/// The common parts of still and animated WebP files.
enum WebP {
    static func check(width: Int, height: Int) throws {
        guard width > 0, height > 0 else { throw ImageError.empty }
        guard width <= Int(WEBP_MAX_DIMENSION), height <= Int(WEBP_MAX_DIMENSION) else {
            throw ImageError.failed("WebP", "\(width) × \(height) pixels are more than \(WEBP_MAX_DIMENSION) on a side")
        }
    }

    /// - Parameters:
    ///   - quality: 0 (smallest) … 1 (best); nil for lossless.
    ///   - method: 0 (fastest) … 6 (smallest).
    static func configuration(quality: Double?, method: Int) throws -> WebPConfig {
        var config = WebPConfig()
        guard WebPConfigInit(&config) != 0 else { throw otherVersion }
        config.method = Int32(min(max(method, 0), 6))
        if let quality {
            config.quality = Float(quality > 0 ? min(quality, 1) * 100 : 0)
        } else {
            WebPConfigLosslessPreset(&config, config.method)
            // Fully transparent pixels need not keep their colours.
            config.exact = 0
        }
        return config
    }

    /// Calls the closure with the image in libwebp's form.
    /// - Parameter isARGB: Whether colours stay as they are; otherwise they become luma and chroma.
    static func withPicture<Result>(
        of image: CGImage, isARGB: Bool, _ body: (inout WebPPicture) throws -> Result
    ) throws -> Result {
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw otherVersion }
        defer { WebPPictureFree(&picture) }
        picture.use_argb = isARGB ? 1 : 0
        picture.width = Int32(image.width)
        picture.height = Int32(image.height)
        let count = image.width * image.height
        try image.pixels.withUnsafeBytes {
            let pixels = $0.baseAddress!.assumingMemoryBound(to: UInt32.self)
            if !isARGB, PixelFormat.isOpaque(pixels, count: count) {
                try convert(pixels, to: &picture)
            } else {
                try importStraight(pixels, count: count, to: &picture)
            }
        }
        return try body(&picture)
    }

    /// Luma and chroma of opaque pixels.
    private static func convert(_ pixels: UnsafePointer<UInt32>, to picture: inout WebPPicture) throws {
        guard WebPPictureAlloc(&picture) != 0 else { throw noMemory }
        let (width, height) = (Int(picture.width), Int(picture.height))
        for y in 0..<height {
            let row = pixels + y * width
            roost_luma(row, picture.width, picture.y + y * Int(picture.y_stride))
            guard y % 2 == 0 else { continue }
            let half = y / 2 * Int(picture.uv_stride)
            roost_chroma(row, y + 1 < height ? row + width : row, picture.width, picture.u + half, picture.v + half)
        }
    }

    private static func importStraight(
        _ pixels: UnsafePointer<UInt32>, count: Int, to picture: inout WebPPicture
    ) throws {
        let straight = UnsafeMutablePointer<UInt8>.allocate(capacity: count * 4)
        defer { straight.deallocate() }
        PixelFormat.unpremultiply(pixels, count: count, into: straight)
        guard WebPPictureImportRGBA(&picture, straight, picture.width * 4) != 0 else { throw noMemory }
    }

    static var otherVersion: ImageError { .failed("WebP", "libwebp is of another version") }
    static var noMemory: ImageError { .failed("WebP", "libwebp has no memory") }
}
