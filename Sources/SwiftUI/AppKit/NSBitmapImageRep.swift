import Foundation
import UIKit

/// The pixels of a picture, for files.
open class NSBitmapImageRep {
    private let picture: NSImage

    /// The picture in a PNG, JPEG, WebP or GIF file; nil where it cannot be read.
    public init?(data: Data) {
        guard let picture = NSImage(data: data) else { return nil }
        self.picture = picture
    }

    /// A picture of pixels.
    public init(cgImage: CGImage) { picture = NSImage(cgImage: cgImage) }

    /// The kind of a file.
    public enum FileType: UInt, Sendable {
        /// A format by its name. Only PNG and JPEG are written here.
        case tiff, bmp, gif, jpeg, png, jpeg2000
    }

    /// A setting of a file.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How much of a JPEG's detail is kept: a number, 0…1; 0.9 by default.
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        /// Whether a GIF's colours are mixed of dots; has no effect here.
        public static let ditherTransparency = PropertyKey(rawValue: "NSImageDitherTransparency")
    }

    /// The bytes of a PNG or JPEG file; nil for other kinds.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        switch storageType {
        case .png: picture.pngData()
        case .jpeg:
            picture.jpegData(
                compressionQuality: (properties[.compressionFactor] as? NSNumber).map { CGFloat($0.doubleValue) }
                    ?? properties[.compressionFactor] as? CGFloat ?? 0.9)
        default: nil
        }
    }

    /// The pixels; nil for a symbol.
    open var cgImage: CGImage? { picture.cgImage }
    /// The width in pixels.
    open var pixelsWide: Int { picture.cgImage?.width ?? 0 }
    /// The height in pixels.
    open var pixelsHigh: Int { picture.cgImage?.height ?? 0 }
    /// The size in points.
    open var size: CGSize { picture.size }
    /// The picture as PNG.
    open var tiffRepresentation: Data? { picture.pngData() }
}
