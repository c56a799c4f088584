import CoreGraphics
import Foundation
import RoostCore

/// Makes pictures of what UIKit's functions draw: paths, pictures and views.
open class UIGraphicsImageRenderer {
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    /// - Parameter size: In points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.size = size
        self.format = format
    }

    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(size: bounds.size, format: format)
    }

    /// The picture of what the actions draw; one without a size where there is none.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let drawing = UIGraphicsDrawing(size: size, isOpaque: format.opaque, scale: format.scale)
        UIGraphicsDrawing.begin(drawing)
        actions(UIGraphicsImageRendererContext(drawing, format))
        _ = UIGraphicsDrawing.end()
        return drawing.image() ?? UIImage()
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// - Parameter compressionQuality: 0…1.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// How a picture's pixels are.
open class UIGraphicsImageRendererFormat {
    /// Pixels per point; 0 for the screen's.
    open var scale: CGFloat = 0
    open var opaque = false

    public init() {}

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a renderer's actions draw.
open class UIGraphicsImageRendererContext {
    private let drawing: UIGraphicsDrawing
    public let format: UIGraphicsImageRendererFormat

    init(_ drawing: UIGraphicsDrawing, _ format: UIGraphicsImageRendererFormat) {
        self.drawing = drawing
        self.format = format
    }

    /// What has been drawn so far.
    open var currentImage: UIImage { drawing.image() ?? UIImage() }

    /// Fills a rectangle with the colour that was set.
    open func fill(_ rect: CGRect) { drawing.add(.fill(Path(rect), drawing.fill, FillStyle())) }

    /// Draws a line of one point along the inside of a rectangle.
    open func stroke(_ rect: CGRect) {
        drawing.add(.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), drawing.stroke, StrokeStyle(lineWidth: 1)))
    }
}
