import Foundation
import RoostLog
import RoostRender
import UIKit

/// The name of a kind of colours. All pictures are in sRGB here.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device's red, green and blue.
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    /// Red, green and blue that look alike on all devices.
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
}

/// The pixels of a picture, for files.
open class NSBitmapImageRep {
    private var picture: NSImage
    /// The size in points.
    open var size: CGSize

    /// The picture in a PNG, JPEG, WebP or GIF file; nil where it cannot be read.
    public init?(data: Data) {
        guard let picture = NSImage(data: data) else { return nil }
        self.picture = picture
        size = picture.size
    }

    /// A picture of pixels.
    public init(cgImage: CGImage) {
        picture = NSImage(cgImage: cgImage)
        size = picture.size
    }

    /// A clear picture that a view can draw itself into; nil without pixels, and with more than can be drawn. A pixel has
    /// four samples of eight bits, and memory of one's own is not used, whatever the arguments say.
    public init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample: Int, samplesPerPixel: Int, hasAlpha: Bool, isPlanar: Bool,
        colorSpaceName: NSColorSpaceName, bytesPerRow: Int, bitsPerPixel: Int
    ) {
        guard width > 0, height > 0 else { return nil }
        guard width <= Rasterizer.maximumPixels / height else {
            Log.warning("NSBitmapImageRep: \(width) × \(height) pixels are more than can be drawn")
            return nil
        }
        let pixels = [UInt8](repeating: 0, count: width * height * 4)
        picture = NSImage(cgImage: CGImage(width: width, height: height, pixels: pixels))
        size = CGSize(width: width, height: height)
    }

    /// Takes what a view has drawn.
    func show(_ picture: NSImage) { self.picture = picture }

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
    /// The picture as PNG.
    open var tiffRepresentation: Data? { picture.pngData() }
}
