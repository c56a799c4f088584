import CoreGraphics

/// A premultiplied sRGB pixel, eight bits a channel.
package struct PicturePixel: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A quarter of the pixel's contrast, on white.
    var faded: PicturePixel {
        func fade(_ channel: UInt8) -> UInt8 {
            let onWhite = Int(channel) + 255 - Int(alpha)
            return UInt8(255 - (255 - min(onWhite, 255)) / 4)
        }
        return PicturePixel(red: fade(red), green: fade(green), blue: fade(blue), alpha: 255)
    }

    /// The colour as designers write it: "#FF8800", with its opacity where it is not opaque.
    var hex: String {
        guard alpha > 0 else { return "clear" }
        func channel(_ value: UInt8) -> String {
            let plain = min((Int(value) * 255 + Int(alpha) / 2) / Int(alpha), 255)
            let digits = String(plain, radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }
        let color = "#" + channel(red) + channel(green) + channel(blue)
        return alpha == 255 ? color : color + " at \(Int((Double(alpha) / 2.55).rounded())) %"
    }
}

extension CGImage {
    func withPixels<Result>(_ body: (UnsafeBufferPointer<PicturePixel>) -> Result) -> Result {
        pixels.withUnsafeBytes { body($0.bindMemory(to: PicturePixel.self)) }
    }

    func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }

    func pixel(_ x: Int, _ y: Int) -> PicturePixel {
        let start = (y * width + x) * 4
        return PicturePixel(
            red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2], alpha: pixels[start + 3])
    }
}
