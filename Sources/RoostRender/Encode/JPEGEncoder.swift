import CTurboJPEG
import CoreGraphics

/// Writes JPEG files. Transparent pixels are laid over white, as JPEG has no alpha.
package struct JPEGEncoder {
    /// 0 (smallest) … 1 (best).
    package var quality: Double

    package init(quality: Double = 0.85) { self.quality = quality }

    package func encode(_ image: CGImage) throws -> Data {
        guard image.width > 0, image.height > 0 else { throw ImageError.empty }
        guard image.width <= 65535, image.height <= 65535 else {
            throw ImageError.failed("JPEG", "\(image.width) × \(image.height) pixels are more than 65535 on a side")
        }
        guard let handle = tjInitCompress() else { throw ImageError.failed("JPEG", "libjpeg-turbo has no memory") }
        defer { tjDestroy(handle) }
        let percent = quality > 0 ? Int32(min(quality, 1) * 99) + 1 : 1
        // High quality keeps the full resolution of colours.
        let subsampling = percent >= 90 ? TJSAMP_444 : TJSAMP_420
        let count = image.width * image.height
        let flat = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer { flat.deallocate() }
        image.pixels.withUnsafeBytes {
            PixelFormat.overWhite($0.baseAddress!.assumingMemoryBound(to: UInt32.self), count: count, into: flat)
        }
        var file: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        defer { tjFree(file) }
        let bytes = UnsafeRawPointer(flat).assumingMemoryBound(to: UInt8.self)
        let status = tjCompress2(
            handle, bytes, Int32(image.width), 0, Int32(image.height), Int32(TJPF_RGBX.rawValue), &file, &size,
            Int32(subsampling.rawValue), percent, TJFLAG_ACCURATEDCT)
        guard status == 0, let file else {
            throw ImageError.failed("JPEG", String(cString: tjGetErrorStr2(handle)))
        }
        return Data(bytes: file, count: Int(size))
    }
}
