import Foundation
import RoostControls
import RoostCore
import RoostImaging
import UIKit

extension NSImage {
    /// A symbol in the size of body text; nil where Roost has none of that name. The description is not kept.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self.init(systemName: name)
    }

    /// The picture in a PNG, JPEG, WebP or GIF file; nil where it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// A picture's name among the assets.
    public typealias Name = String

    /// The picture in a file; nil where it cannot be read.
    public convenience init?(contentsOfFile path: String, size: CGSize) { self.init(contentsOfFile: path) }

    /// A picture that a closure draws. The coordinates run down, whatever `drawingHandlerShouldBeCalledWithFlippedContext`
    /// says.
    public convenience init(
        size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (CGRect) -> Bool
    ) {
        let drawn = UIGraphicsImageRenderer(size: size).image { _ in
            _ = drawingHandler(CGRect(origin: .zero, size: size))
        }
        self.init(cgImage: drawn.cgImage!, scale: drawn.scale)
    }

    /// An empty picture. It stays empty: pictures cannot be drawn into later.
    public convenience init(size: CGSize) { self.init(size: size, flipped: false) { _ in true } }

    /// The picture in a format that `NSBitmapImageRep` reads: PNG. Nil for a symbol.
    public var tiffRepresentation: Data? { pngData() }

    /// A picture of pixels.
    /// - Parameter size: The size in points; zero for a point for each pixel. The proportions stay the pixels'.
    public convenience init(cgImage: CGImage, size: CGSize) {
        self.init(cgImage: cgImage, scale: size.width > 0 ? CGFloat(cgImage.width) / size.width : 1)
    }

    /// The pixels; nil for a symbol. The rectangle, the context and the hints do not count.
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: AnyObject?,
        hints: [AnyHashable: Any]?
    ) -> CGImage? { cgImage }
}

nonisolated extension Image {
    /// A picture of AppKit's.
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension ImageRenderer {
    /// The picture at `scale`; nil, with a warning, where the view cannot be drawn.
    public var nsImage: NSImage? { uiImage }
}
