import CoreGraphics
import Foundation
import RoostCore
import RoostRender

/// UIKit's pictures, as far as SwiftUI's code has them: for `Image(uiImage:)` and `ImageRenderer.uiImage`.
public final class UIImage: Sendable {
    private enum Content: Sendable {
        case picture(CGImage)
        case symbol(String)
    }

    private let content: Content
    /// Pixels per point.
    public let scale: CGFloat

    private init(_ content: Content, scale: CGFloat) {
        self.content = content
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// A picture of the bundle's asset catalogues, or a file, by its name; nil where there is none.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
        guard let found = FileImageLoader().image(named: name, in: bundle, scale: 3, isDark: false) else {
            return nil
        }
        self.init(.picture(found.image), scale: found.scale)
    }

    /// A symbol; nil where its name is not known.
    public convenience init?(systemName name: String) {
        let font = ResolvedFont(size: 17)
        guard SymbolLibrary.shared.symbol(named: name, font: font, scale: .medium) != nil else { return nil }
        self.init(.symbol(name), scale: 1)
    }

    /// The picture in a PNG, JPEG or WebP file's bytes; nil where they are none.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let image = try? FileImageLoader().decode(data) else { return nil }
        self.init(.picture(image), scale: scale)
    }

    /// The picture in a PNG, JPEG or WebP file; nil where there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat = 1) { self.init(.picture(cgImage), scale: scale) }

    /// The pixels; nil for a symbol.
    public var cgImage: CGImage? { if case .picture(let image) = content { image } else { nil } }

    /// In points; a symbol's is that of body text.
    public var size: CGSize {
        switch content {
        case .picture(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol(let name):
            SymbolLibrary.shared.symbol(named: name, font: ResolvedFont(size: 17), scale: .medium)?.size ?? .zero
        }
    }

    fileprivate var image: Image {
        switch content {
        case .picture(let image): Image(decorative: image, scale: scale)
        case .symbol(let name): Image(systemName: name)
        }
    }
}

nonisolated extension Image {
    /// A picture that UIKit's code has made.
    public init(uiImage: UIImage) { self = uiImage.image }
}

extension UIImage: NSItemProviderWriting {
    public var _transferable: any Transferable { image }
}

extension ImageRenderer {
    /// The picture; nil where it has no size.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }
}
