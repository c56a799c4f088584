import CoreGraphics
import UIKit

extension CIImage {
    /// The pixels of a picture of UIKit's; nil for a symbol and for an empty picture.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels, options: options)
    }
}

extension UIImage {
    /// A recipe's picture, at one pixel per point. It is drawn at once; a recipe without end gives an empty picture,
    /// with a warning.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// A recipe's picture, turned as the orientation says. It is drawn at once; a recipe without end gives an empty
    /// picture, with a warning.
    /// - Parameter scale: Pixels per point.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// Always nil: a recipe's picture is drawn at once. `CIImage(image:)` takes any picture.
    public var ciImage: CIImage? { nil }
}
