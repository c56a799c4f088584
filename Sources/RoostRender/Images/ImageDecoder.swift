import CSPNG
import CWebP
import CoreGraphics
import RoostPicture

/// Reads PNG, JPEG, WebP and GIF (its first frame). Files are not trusted: sizes are checked before memory is taken.
package enum ImageDecoder {
    /// Files that claim more pixels than this are refused: 32 megapixels, or as many as the environment variable
    /// `ROOST_IMAGE_MEGAPIXELS` says.
    package static let maximumPixels = limit(ProcessInfo.processInfo.environment["ROOST_IMAGE_MEGAPIXELS"])

    /// The limit that a setting asks for.
    static func limit(_ setting: String?) -> Int {
        guard let setting else { return 32_000_000 }
        guard let megapixels = Int(setting), (1...2048).contains(megapixels) else {
            Log.warning("ROOST_IMAGE_MEGAPIXELS is \"\(setting)\", not a number from 1 to 2048: 32 it is")
            return 32_000_000
        }
        return megapixels * 1_000_000
    }

    package static func decode(_ data: Data) throws -> CGImage {
        let bytes = [UInt8](data)
        guard !bytes.isEmpty else { throw ImageError.empty }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return try png(bytes, data) }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return try JPEGDecoder.decode(bytes, data) }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            return try webP(bytes)
        }
        if bytes.starts(with: Array("GIF8".utf8)) { return try GIFDecoder.decode(bytes) }
        throw ImageError.unknownFormat(bytes.prefix(8).map { String(format: "%02x", $0) }.joined(separator: " "))
    }

    static func check(_ format: String, width: Int, height: Int) throws {
        guard width > 0, height > 0 else { throw ImageError.malformed(format, "it has no pixels") }
        guard width <= 1 << 20, height <= 1 << 20, width * height <= maximumPixels else {
            throw ImageError.tooLarge(format, width: width, height: height)
        }
    }

    private static func png(_ bytes: [UInt8], _ data: Data) throws -> CGImage {
        func check(_ status: Int32) throws {
            guard status == 0 else {
                throw ImageError.malformed("PNG", String(cString: spng_strerror(status)))
            }
        }
        guard let context = spng_ctx_new(0) else { throw ImageError.malformed("PNG", "libspng has no memory") }
        defer { spng_ctx_free(context) }
        return try bytes.withUnsafeBufferPointer { buffer in
            try check(spng_set_png_buffer(context, buffer.baseAddress, buffer.count))
            try check(spng_set_chunk_limits(context, 1 << 26, 1 << 26))
            var header = spng_ihdr()
            try check(spng_get_ihdr(context, &header))
            let (width, height) = (Int(header.width), Int(header.height))
            try Self.check("PNG", width: width, height: height)
            // Deflate expands a byte to at most 1032, and a pixel has at least a bit.
            guard width * height / 8 <= bytes.count * 1032 else {
                throw ImageError.malformed("PNG", "the file ends too early")
            }
            var size = 0
            try check(spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &size))
            guard size == width * height * 4 else { throw ImageError.malformed("PNG", "its size is not clear") }
            let pixels = try [UInt8](unsafeUninitializedCapacity: size) { out, count in
                try check(
                    spng_decode_image(
                        context, out.baseAddress, size, Int32(SPNG_FMT_RGBA8.rawValue),
                        Int32(SPNG_DECODE_TRNS.rawValue)))
                if let profile = profile(of: context) { profile.convert(out.baseAddress!, count: width * height) }
                premultiply(out.baseAddress!, count: width * height)
                count = size
            }
            return CGImage(width: width, height: height, pixels: pixels, encoded: data)
        }
    }

    /// The colours of a PNG file; nil for sRGB, and for profiles that are not read.
    private static func profile(of context: OpaquePointer) -> ColorProfile? {
        var chunk = spng_iccp()
        guard spng_get_iccp(context, &chunk) == 0, let start = chunk.profile, chunk.profile_len > 0 else { return nil }
        return start.withMemoryRebound(to: UInt8.self, capacity: chunk.profile_len) {
            ColorProfile(icc: Array(UnsafeBufferPointer(start: $0, count: chunk.profile_len)))
        }
    }

    private static func webP(_ bytes: [UInt8]) throws -> CGImage {
        var features = WebPBitstreamFeatures()
        guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
            throw ImageError.malformed("WebP", "its header cannot be read")
        }
        guard features.has_animation == 0 else { throw ImageError.malformed("WebP", "animations are not supported") }
        let (width, height) = (Int(features.width), Int(features.height))
        try check("WebP", width: width, height: height)
        let size = width * height * 4
        let pixels = try [UInt8](unsafeUninitializedCapacity: size) { out, count in
            guard WebPDecodeRGBAInto(bytes, bytes.count, out.baseAddress, size, Int32(width * 4)) != nil else {
                throw ImageError.malformed("WebP", "its pixels cannot be read")
            }
            premultiply(out.baseAddress!, count: width * height)
            count = size
        }
        return CGImage(width: width, height: height, pixels: pixels)
    }

    private static func premultiply(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) {
        PixelFormat.premultiply(
            UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self), count: count)
    }
}
