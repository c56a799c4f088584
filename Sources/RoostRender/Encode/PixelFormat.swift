/// Conversions between premultiplied RGBA8 and the pixels of files.
enum PixelFormat {
    static func isOpaque(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
        var start = 0
        while start < count {
            let end = min(start + 4096, count)
            var all: UInt32 = .max
            for i in start..<end { all &= pixels[i] }
            if all < 0xFF00_0000 { return false }
            start = end
        }
        return true
    }

    /// Four bytes a pixel, colours divided by alpha.
    static func unpremultiply(_ pixels: UnsafePointer<UInt32>, count: Int, into out: UnsafeMutablePointer<UInt8>) {
        let raw = UnsafeMutableRawPointer(out)
        for i in 0..<count {
            let pixel = pixels[i]
            let alpha = pixel >> 24
            var result = pixel
            if alpha == 0 {
                result = 0
            } else if alpha != 255 {
                let half = alpha / 2
                let r = min(((pixel & 255) * 255 + half) / alpha, 255)
                let g = min((((pixel >> 8) & 255) * 255 + half) / alpha, 255)
                let b = min((((pixel >> 16) & 255) * 255 + half) / alpha, 255)
                result = r | g << 8 | b << 16 | alpha << 24
            }
            raw.storeBytes(of: result, toByteOffset: 4 * i, as: UInt32.self)
        }
    }

    /// Multiplies colours by their alpha, in place.
    static func premultiply(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        for i in 0..<count {
            let alpha = pixels[i] >> 24
            if alpha != 255 { pixels[i] = Pixel.scale(pixels[i] | 0xFF00_0000, UInt8(alpha)) }
        }
    }

    /// Pixels laid over white, as files without alpha hold them.
    static func overWhite(_ pixels: UnsafePointer<UInt32>, count: Int, into out: UnsafeMutablePointer<UInt32>) {
        for i in 0..<count {
            let rest = 255 - (pixels[i] >> 24)
            out[i] = pixels[i] + rest * 0x0101_0101
        }
    }
}
