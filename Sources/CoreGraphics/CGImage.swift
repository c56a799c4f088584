@_exported import Foundation

/// A decoded picture: eight bits a channel, RGBA, premultiplied, sRGB, rows from the top without padding.
public final class CGImage: Sendable {
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// `width * height * 4` bytes.
    package let pixels: [UInt8]
    /// The file that the picture was decoded from, for outputs that can embed it as it is.
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
    /// The part of the picture in a rectangle of its pixels, y down from the first row: the whole pixels that it touches.
    /// Nil where there are none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = rect.intersection(bounds).integral
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let (left, top) = (Int(part.minX), Int(part.minY))
        let (columns, rows) = (Int(part.width), Int(part.height))
        var cropped: [UInt8] = []
        cropped.reserveCapacity(columns * rows * 4)
        for row in top..<(top + rows) {
            let start = (row * width + left) * 4
            cropped += pixels[start..<(start + columns * 4)]
        }
        return CGImage(width: columns, height: rows, pixels: cropped)
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
}
