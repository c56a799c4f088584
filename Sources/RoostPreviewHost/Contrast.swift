import CoreGraphics
import Foundation

/// The contrast of a text with the colour behind it, as WCAG 2 measures it, read from the picture.
struct Contrast {
    /// From 1 (none) to 21; nil where nothing is drawn.
    let ratio: Double?

    /// - Parameter frame: The text's frame, in points.
    init(_ image: CGImage, in frame: CGRect, scale: CGFloat) {
        let pixels = frame.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
            .intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height))
        guard !pixels.isNull, pixels.width >= 1, pixels.height >= 1 else {
            ratio = nil
            return
        }
        var counts: [UInt32: Int] = [:]
        for y in Int(pixels.minY)..<Int(pixels.maxY) {
            for x in Int(pixels.minX)..<Int(pixels.maxX) {
                let start = (y * image.width + x) * 4
                let color = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(image.pixels[start + $1]) }
                counts[color, default: 0] += 1
            }
        }
        // The ground is the commonest colour. The ink is the colour that differs most: edges are mixtures of the two.
        let ground = Self.luminance(counts.max { $0.value < $1.value }!.key)
        ratio = counts.keys.map { color in
            let ink = Self.luminance(color)
            return (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05)
        }.max().flatMap { $0 > 1.01 ? $0 : nil }
    }

    private static func luminance(_ color: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(color >> shift & 255) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
}
