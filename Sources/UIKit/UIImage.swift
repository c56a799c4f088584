import CoreGraphics
import Foundation
import RoostControls
import RoostCore
import RoostImaging
import RoostRender

/// UIKit's pictures, for `Image(uiImage:)`, `UIImageView` and `ImageRenderer.uiImage`: pixels or a symbol.
public final class UIImage: Sendable {
    /// Whether a picture is drawn in its own colours or in the surroundings' colour.
    public enum RenderingMode: Int, Sendable {
        /// `automatic` draws pictures in their own colours, and symbols in the surroundings'.
        case automatic, alwaysOriginal, alwaysTemplate

        fileprivate var mode: Image.TemplateRenderingMode? {
            switch self {
            case .automatic: nil
            case .alwaysOriginal: .original
            case .alwaysTemplate: .template
            }
        }
    }

    private enum Content: Sendable {
        case nothing
        case picture(CGImage)
        case symbol(String, SymbolConfiguration)
    }

    private let content: Content
    /// Pixels per point.
    public let scale: CGFloat
    /// Own colours or the surroundings'; see `withRenderingMode(_:)`.
    public let renderingMode: RenderingMode
    private let tint: UIColor?

    private init(
        _ content: Content, scale: CGFloat, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil
    ) {
        self.content = content
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.renderingMode = renderingMode
        self.tint = tint
    }

    /// A picture without a size.
    public convenience init() { self.init(.nothing, scale: 1) }

    /// A picture by name, from the bundle's asset catalogues or files, for a light appearance and with 3 pixels per
    /// point if there is a choice; nil where there is none.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
        guard let found = FileImageLoader().image(named: name, in: bundle, scale: 3, isDark: false) else {
            return nil
        }
        self.init(.picture(found.image), scale: found.scale)
    }

    /// A symbol in the size of body text; nil where Roost has none of that name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of a size and weight; nil where Roost has none of that name.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        let configuration = configuration ?? SymbolConfiguration()
        guard configuration.symbol(name) != nil else { return nil }
        self.init(.symbol(name, configuration), scale: 1)
    }

    /// The picture in the bytes of a PNG, JPEG, WebP or GIF file; nil for other formats and broken files.
    /// - Parameter scale: Pixels per point.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let image = try? FileImageLoader().decode(data) else { return nil }
        self.init(.picture(image), scale: scale)
    }

    /// The picture in a PNG, JPEG, WebP or GIF file, at one pixel per point; nil where it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// A picture of pixels.
    /// - Parameter scale: Pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat = 1) { self.init(.picture(cgImage), scale: scale) }

    /// A copy that is drawn in its own colours or in the surroundings' colour.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, scale: scale, renderingMode: renderingMode, tint: tint)
    }

    /// A copy with the picture's shape in a colour. With `alwaysTemplate` the surroundings' colour wins.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
        UIImage(content, scale: scale, renderingMode: renderingMode, tint: color)
    }

    /// The pixels; nil for a symbol and for an empty picture.
    public var cgImage: CGImage? { if case .picture(let image) = content { image } else { nil } }

    /// The size in points. A symbol has the size that fits its configured font, by default body text.
    public var size: CGSize {
        switch content {
        case .nothing: .zero
        case .picture(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol(let name, let configuration): configuration.symbol(name)?.size ?? .zero
        }
    }

    /// The pixels as PNG; nil for a symbol and for an empty picture.
    public func pngData() -> Data? { cgImage.flatMap { try? PNGEncoder().encode($0) } }

    /// The pixels as JPEG; nil for a symbol and for an empty picture.
    /// - Parameter compressionQuality: 0…1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        cgImage.flatMap { try? JPEGEncoder(quality: Double(compressionQuality)).encode($0) }
    }

    var image: Image {
        let image =
            switch content {
            case .nothing: Image(decorative: CGImage(width: 1, height: 1, pixels: [0, 0, 0, 0]), scale: 1)
            case .picture(let image): Image(decorative: image, scale: scale)
            case .symbol(let name, let configuration): configuration.image(name)
            }
        if let tint, renderingMode != .alwaysTemplate { return tinted(image, tint) }
        return image.renderingMode(renderingMode.mode)
    }

    /// A picture drawn in a colour, as pixels of at least three per point.
    private func tinted(_ image: Image, _ color: UIColor) -> Image {
        withMainActorAssumed {
            MainActor.assumeIsolated {
                let scale = max(self.scale, 3)
                let renderer = ImageRenderer(
                    content: image.renderingMode(.template).foregroundStyle(color.color))
                renderer.scale = scale
                return renderer.cgImage.map { Image(decorative: $0, scale: scale) } ?? image
            }
        }
    }
}

nonisolated extension Image {
    /// A picture of UIKit's.
    public init(uiImage: UIImage) { self = uiImage.image }
}

extension UIImage: NSItemProviderWriting {
    /// The picture as drag and drop carry it.
    public var _transferable: any Transferable { image }
}

extension ImageRenderer {
    /// The picture at `scale`; nil, with a warning, where the view cannot be drawn.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }
}
