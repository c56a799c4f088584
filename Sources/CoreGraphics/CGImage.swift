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
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
}
