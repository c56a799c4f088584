import CoreGraphics
import Foundation
import RoostLog
import RoostRender

/// A picture as a recipe: nothing is computed until a `CIContext` draws it. Coordinates are pixels, y up.
///
/// Filters work in amounts of light, as Apple's do by default.
public final class CIImage: NSObject, Sendable {
    /// The rectangle that the picture fills, in pixels; infinite for colours and patterns without end.
    public let extent: CGRect
    let source: any PixelSource
    /// Whether a larger copy shows the pixels as squares.
    let isNearest: Bool
    /// The picture's pixels, if it has been made of a picture.
    public let cgImage: CGImage?

    init(_ source: any PixelSource, extent: CGRect, isNearest: Bool = false, cgImage: CGImage? = nil) {
        self.source = source
        self.extent = extent
        self.isNearest = isNearest
        self.cgImage = cgImage
    }

    /// A picture of pixels, with its lower left corner at the origin. The options have no effect, with a warning.
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) {
        if options?.isEmpty == false { Log.warning("CIImage's options have no effect") }
        self.init(
            BitmapSource(image: cgImage), extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height),
            cgImage: cgImage)
    }

    /// The picture in the bytes of a PNG, JPEG, WebP or GIF file; nil for other formats and broken files.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = try? FileImageLoader().decode(data) else { return nil }
        self.init(cgImage: image, options: options)
    }

    /// The picture in a PNG, JPEG, WebP or GIF file; nil where it cannot be read.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, options: options)
    }

    /// One colour without end.
    public convenience init(color: CIColor) {
        let components = color.encoded
        self.init(
            PlaceSource { _, _, space in premultiplied(space.color(components)) }, extent: .infinite)
    }

    /// A picture without pixels.
    public static func empty() -> CIImage { CIImage(PlaceSource { _, _, _ in .zero }, extent: .zero) }

    /// Opaque black without end.
    public static var black: CIImage { CIImage(color: .black) }
    /// Opaque white without end.
    public static var white: CIImage { CIImage(color: .white) }
    /// Clear without end.
    public static var clear: CIImage { CIImage(color: .clear) }
    /// Opaque red without end.
    public static var red: CIImage { CIImage(color: .red) }
    /// Opaque green without end.
    public static var green: CIImage { CIImage(color: .green) }
    /// Opaque blue without end.
    public static var blue: CIImage { CIImage(color: .blue) }
    /// Opaque grey, halfway from black to white, without end.
    public static var gray: CIImage { CIImage(color: .gray) }
}

/// A colour with its components multiplied by its opacity.
func premultiplied(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
}

/// A colour with its components divided by its opacity.
func unpremultiplied(_ color: SIMD4<Float>) -> SIMD4<Float> {
    guard color.w > 0 else { return .zero }
    return SIMD4(color.x / color.w, color.y / color.w, color.z / color.w, color.w)
}

/// The name of an option for a new picture. The options have no effect.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space of colours of a picture; here always sRGB.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// Whether a picture in a file is turned as the file says; here never.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    /// Metadata, which is not kept here.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
}
