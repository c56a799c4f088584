@_exported import Foundation

/// A decoded picture: RGBA with eight bits a channel, premultiplied, in sRGB. Rows run from the top without padding.
public final class CGImage: Sendable {
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// `width * height * 4` bytes.
    package let pixels: [UInt8]
    /// The encoded file behind the picture, for outputs that can embed it unchanged.
    package let encoded: Data?

    package init(width: Int, height: Int, pixels: [UInt8], encoded: Data? = nil) {
        precondition(
            pixels.count == width * height * 4, "a picture of \(width)×\(height) needs \(width * height * 4) bytes")
        self.width = width
        self.height = height
        self.pixels = pixels
        self.encoded = encoded
    }
}

extension CGImage {
    /// The part of the picture in a rectangle, in pixels from the top left corner. The rectangle grows to whole pixels;
    /// nil if it misses the picture.
    public func cropping(to rect: CGRect) -> CGImage? {
        let (width, height) = (CGFloat(self.width), CGFloat(self.height))
        guard rect.minX < width, rect.minY < height, rect.maxX > 0, rect.maxY > 0 else { return nil }
        let (left, right) = (Int(max(rect.minX.rounded(.down), 0)), Int(min(rect.maxX.rounded(.up), width)))
        let (top, bottom) = (Int(max(rect.minY.rounded(.down), 0)), Int(min(rect.maxY.rounded(.up), height)))
        let (columns, rows) = (right - left, bottom - top)
        guard columns > 0, rows > 0 else { return nil }
        var cropped: [UInt8] = []
        cropped.reserveCapacity(columns * rows * 4)
        for row in top..<bottom {
            let start = (row * self.width + left) * 4
            cropped += pixels[start..<(start + columns * 4)]
        }
        return CGImage(width: columns, height: rows, pixels: cropped)
    }

    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// Always 32: red, green, blue and alpha.
    public var bitsPerPixel: Int { 32 }
    /// Four bytes for each pixel of a row, without padding.
    public var bytesPerRow: Int { width * 4 }
}
