import CoreGraphics

/// Why a picture cannot be drawn.
package enum RasterError: Error, Equatable, CustomStringConvertible {
    /// Width, height and pixels per point.
    case badSize(CGFloat, CGFloat, scale: CGFloat)
    case emptySize(CGFloat, CGFloat)
    /// The size is in pixels.
    case tooLarge(width: CGFloat, height: CGFloat)
    case layersTooLarge

    package var description: String {
        switch self {
        case .badSize(let width, let height, let scale):
            "A picture of \(width) × \(height) points at scale \(scale) has no size in pixels."
        case .emptySize(let width, let height):
            "A picture of \(width) × \(height) points is empty."
        case .tooLarge(let width, let height):
            """
            A picture of \(String(format: "%.0f × %.0f", width, height)) pixels is \
            larger than the limit of \(Rasterizer.maximumPixels >> 20) megapixels.
            """
        case .layersTooLarge:
            "The picture's nested layers need more than \(LayerPool.limit >> 18) megabytes."
        }
    }
}
