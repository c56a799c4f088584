import SwiftUI
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
