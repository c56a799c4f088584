import CTurboJPEG
import CoreGraphics

/// Reads JPEG files: grey, colour or CMYK, turned upright as their Exif orientation says.
enum JPEGDecoder {
    static func decode(_ bytes: [UInt8], _ data: Data) throws -> CGImage {
        guard let handle = tjInitDecompress() else { throw ImageError.malformed("JPEG", "libjpeg-turbo has no memory") }
        defer { tjDestroy(handle) }
        func fail() -> ImageError { .malformed("JPEG", String(cString: tjGetErrorStr2(handle))) }
        var (width, height, subsampling, colorspace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
            tjDecompressHeader3(handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &colorspace) == 0
        else { throw fail() }
        try ImageDecoder.check("JPEG", width: Int(width), height: Int(height))
        let isCMYK = colorspace == Int32(TJCS_CMYK.rawValue) || colorspace == Int32(TJCS_YCCK.rawValue)
        let format = isCMYK ? TJPF_CMYK : TJPF_RGBA
        let size = Int(width) * Int(height) * 4
        // Other readers may show a file differently if the library warns about it; such a file is not passed on as it
        // is.
        var isSound = true
        var pixels = try [UInt8](unsafeUninitializedCapacity: size) { out, count in
            let status = tjDecompress2(
                handle, bytes, UInt(bytes.count), out.baseAddress, width, 0, height, Int32(format.rawValue),
                TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
            if status != 0 {
                // Other warnings are about superfluous bytes and the like; the picture is there.
                let message = String(cString: tjGetErrorStr2(handle))
                let isWarning = tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue)
                if !isWarning || message.contains("remature end") || message.contains("orrupt") { throw fail() }
                isSound = false
            }
            count = size
        }
        if isCMYK { convertCMYK(&pixels) }
        let orientation = orientation(of: bytes)
        let isPlain = isSound && orientation == 1 && !isCMYK
        let image = CGImage(
            width: Int(width), height: Int(height), pixels: pixels, encoded: isPlain ? data : nil)
        return orientation == 1 ? image : turned(image, orientation)
    }

    /// Adobe's CMYK files hold inverted values: 255 means no ink.
    private static func convertCMYK(_ pixels: inout [UInt8]) {
        for i in stride(from: 0, to: pixels.count, by: 4) {
            let black = pixels[i + 3]
            for channel in 0..<3 { pixels[i + channel] = Pixel.multiply(pixels[i + channel], black) }
            pixels[i + 3] = 255
        }
    }

    // MARK: Orientation

    /// The Exif orientation, 1 (upright) … 8.
    static func orientation(of bytes: [UInt8]) -> Int {
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            // Pixels begin at SOS.
            if marker == 0xDA || length < 2 { return 1 }
            let end = min(position + 2 + length, bytes.count)
            if marker == 0xE1, let found = orientation(inExif: bytes[min(position + 4, end)..<end]) { return found }
            position += 2 + length
        }
        return 1
    }

    private static func orientation(inExif segment: ArraySlice<UInt8>) -> Int? {
        guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
        let tiff = Array(segment.dropFirst(6))
        let isLittle = tiff.starts(with: [0x49, 0x49])
        func number(_ offset: Int, _ size: Int) -> Int? {
            guard offset >= 0, offset + size <= tiff.count else { return nil }
            let digits = tiff[offset..<(offset + size)]
            return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for i in 0..<count {
            let entry = directory + 2 + 12 * i
            guard let tag = number(entry, 2) else { return nil }
            if tag == 0x0112, let value = number(entry + 8, 2), (1...8).contains(value) { return value }
        }
        return nil
    }

    private static func turned(_ image: CGImage, _ orientation: Int) -> CGImage {
        let (w, h) = (image.width, image.height)
        let swaps = orientation >= 5
        let (width, height) = swaps ? (h, w) : (w, h)
        let pixels = [UInt8](unsafeUninitializedCapacity: w * h * 4) { out, count in
            image.pixels.withUnsafeBytes { bytes in
                let source = bytes.baseAddress!.assumingMemoryBound(to: UInt32.self)
                let target = UnsafeMutableRawPointer(out.baseAddress!).bindMemory(to: UInt32.self, capacity: w * h)
                for y in 0..<height {
                    for x in 0..<width {
                        let (sx, sy) =
                            switch orientation {
                            case 2: (w - 1 - x, y)
                            case 3: (w - 1 - x, h - 1 - y)
                            case 4: (x, h - 1 - y)
                            case 5: (y, x)
                            case 6: (y, h - 1 - x)
                            case 7: (w - 1 - y, h - 1 - x)
                            default: (w - 1 - y, x)
                            }
                        target[y * width + x] = source[sy * w + sx]
                    }
                }
            }
            count = w * h * 4
        }
        return CGImage(width: width, height: height, pixels: pixels)
    }
}
