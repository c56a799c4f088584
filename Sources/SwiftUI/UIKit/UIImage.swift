import CoreGraphics
import Foundation
import RoostCore
import RoostRender

/// UIKit's pictures, as far as SwiftUI's code has them: for `Image(uiImage:)` and `ImageRenderer.uiImage`.
public final class UIImage: Sendable {
    /// Whether a picture is drawn in its own colours or in the surroundings'.
    public enum RenderingMode: Int, Sendable {
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

    /// A picture of the bundle's asset catalogues, or a file, by its name; nil where there is none.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
        guard let found = FileImageLoader().image(named: name, in: bundle, scale: 3, isDark: false) else {
            return nil
        }
        self.init(.picture(found.image), scale: found.scale)
    }

    /// A symbol; nil where its name is not known.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of a size and weight; nil where its name is not known.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        let configuration = configuration ?? SymbolConfiguration()
        guard configuration.symbol(name) != nil else { return nil }
        self.init(.symbol(name, configuration), scale: 1)
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

    /// The picture, drawn in its own colours or in the surroundings'.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, scale: scale, renderingMode: renderingMode, tint: tint)
    }

    /// The picture's shape in a colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
        UIImage(content, scale: scale, renderingMode: renderingMode, tint: color)
    }

    /// The pixels; nil for a symbol.
    public var cgImage: CGImage? { if case .picture(let image) = content { image } else { nil } }

    /// In points; a symbol's is that of body text unless it is configured otherwise.
    public var size: CGSize {
        switch content {
        case .nothing: .zero
        case .picture(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol(let name, let configuration): configuration.symbol(name)?.size ?? .zero
        }
    }

    /// The pixels as a PNG file's bytes; nil where there are none.
    public func pngData() -> Data? { cgImage.flatMap { try? PNGEncoder().encode($0) } }

    /// The pixels as a JPEG file's bytes; nil where there are none.
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

    /// What a colour makes of a picture is a picture of its own.
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
