import CoreGraphics
import Foundation
import RoostCore

/// Makes pictures with the drawing functions of UIKit and of a `CGContext`: of paths, pictures and views.
open class UIGraphicsImageRenderer {
    /// The scale and the opacity of the pictures.
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    /// A renderer of pictures of one size, in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.size = size
        self.format = format
    }

    /// A renderer of pictures of the rectangle's size, in points; its origin does not count.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(size: bounds.size, format: format)
    }

    /// The picture that `actions` draw; one without a size where the renderer's size is not positive.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let drawing = UIGraphicsDrawing(size: size, isOpaque: format.opaque, scale: format.scale)
        UIGraphicsDrawing.begin(drawing)
        actions(UIGraphicsImageRendererContext(drawing, format))
        _ = UIGraphicsDrawing.end()
        return drawing.image() ?? UIImage()
    }

    /// The picture that `actions` draw, as PNG; empty where the size is not positive.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture that `actions` draw, as JPEG; empty where the size is not positive.
    /// - Parameter compressionQuality: 0…1.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The scale and the opacity of a renderer's pictures.
open class UIGraphicsImageRendererFormat {
    /// Pixels per point; 0, the default, for 3.
    open var scale: CGFloat = 0
    /// Whether the background is black instead of transparent.
    open var opaque = false

    /// Three pixels per point, transparent.
    public init() {}

    /// A new format of the default values.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The same as `default()` here.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing of a renderer's actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let drawing: UIGraphicsDrawing
    /// The scale and the opacity of the picture.
    public let format: UIGraphicsImageRendererFormat

    init(_ drawing: UIGraphicsDrawing, _ format: UIGraphicsImageRendererFormat) {
        self.drawing = drawing
        self.format = format
        super.init(drawing.context)
    }

    /// The picture as drawn so far.
    open var currentImage: UIImage { drawing.image() ?? UIImage() }
}

/// The common class of renderers' contexts.
open class UIGraphicsRendererContext {
    /// The context for Core Graphics' functions. Its coordinates are points from the top left corner.
    public let cgContext: CGContext

    init(_ context: CGContext) { cgContext = context }

    /// Fills a rectangle, in points, with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle, in points, with the current fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line of one point along the inside of a rectangle, with the current line colour.
    open func stroke(_ rect: CGRect) {
        cgContext.saveGState()
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Limits the following drawing to a rectangle, in points.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
