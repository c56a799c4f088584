import CoreGraphics
import Foundation
import RoostControls
import RoostCore
import RoostImaging
import RoostLocks
import RoostRender

/// UIKit's pictures, for `Image(uiImage:)`, `UIImageView` and `ImageRenderer.uiImage`: pixels or a symbol.
///
/// Two pictures are equal if they are one object, or have equal pixels or the same symbol.
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
        /// A picture of paths, and what finds it for the surroundings in which it is drawn.
        case vector(VectorPicture, Image)
        case symbol(String, SymbolConfiguration)
    }

    private let content: Content
    /// Pixels per point.
    public let scale: CGFloat
    /// Own colours or the surroundings'; see `withRenderingMode(_:)`.
    public let renderingMode: RenderingMode
    private let tint: UIColor?
    private let spoken = Mutex<String?>(nil)
    /// The words that a screen reader says of image views with this picture; nil for none. Copies do not take it over.
    public var accessibilityLabel: String? {
        get { spoken.withLock { $0 } }
        set { spoken.withLock { $0 = newValue } }
    }

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

    /// A picture by name, from the bundle's asset catalogues or files; nil where there is none. Pixels are those for a
    /// light appearance, with 3 pixels per point if there is a choice. A picture of paths follows the surroundings.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// A picture by name, from the bundle's asset catalogues or files, for the look, the direction, the device and the
    /// scale of traits; nil where there is none. Nil traits stand for none in particular.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let found = FileImageLoader().image(named: name, in: bundle, AssetTraits(traitCollection)) else {
            return nil
        }
        let renderingMode: RenderingMode =
            found.isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic
        switch found.content {
        case .pixels(let image, let scale):
            self.init(.picture(image), scale: scale, renderingMode: renderingMode)
        case .vector(let picture):
            // Without traits, the picture is found anew where it is drawn.
            let image = traitCollection == nil ? Image(decorative: name, bundle: bundle) : Image(decorative: picture)
            self.init(
                .vector(picture, image), scale: AssetTraits(traitCollection).scale, renderingMode: renderingMode)
        }
    }

    /// A picture of an asset catalogue; one without a size where it is missing, with a warning.
    public convenience init(resource: ImageResource) {
        guard let found = UIImage(named: resource.name, in: resource.bundle) else {
            Log.missing(resource.name, "No picture named \"\(resource.name)\" was found.")
            self.init()
            return
        }
        self.init(found.content, scale: found.scale, renderingMode: found.renderingMode)
    }

    /// A picture by name, or a symbol of an asset catalogue; nil where there is none.
    /// - Parameter configuration: Has no effect here: the picture's pixels are those of the file.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// A symbol in the size of body text; nil where Roost has none of that name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of a size and weight; nil where Roost has none of that name.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        let configuration = configuration ?? SymbolConfiguration()
        guard configuration.symbol(name) != nil else { return nil }
        self.init(.symbol(name, configuration), scale: 1)
    }

    /// The picture in the bytes of a PNG, JPEG, WebP or GIF file, at one pixel per point; nil for other formats and
    /// broken files.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture in the bytes of a PNG, JPEG, WebP or GIF file; nil for other formats and broken files.
    /// - Parameter scale: Pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
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

    /// A symbol in another size and weight; other pictures stay as they are.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        applyingSymbolConfiguration(configuration) ?? self
    }

    /// A symbol in another size and weight; nil for other pictures.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let name, _) = content else { return nil }
        return UIImage(.symbol(name, configuration), scale: scale, renderingMode: renderingMode, tint: tint)
    }

    /// Whether the picture is a symbol.
    public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

    /// A copy that is drawn in its own colours or in the surroundings' colour.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, scale: scale, renderingMode: renderingMode, tint: tint)
    }

    /// A copy with the picture's shape in a colour. With `alwaysTemplate` the surroundings' colour wins.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
        UIImage(content, scale: scale, renderingMode: renderingMode, tint: color)
    }

    /// The pixels, of a picture of paths those at its scale; nil for a symbol and for an empty picture.
    public var cgImage: CGImage? {
        switch content {
        case .picture(let image): image
        case .vector(let picture, _): FileImageLoader().pixels(of: picture, scale: scale)
        case .nothing, .symbol: nil
        }
    }

    /// The size in points. A symbol has the size that fits its configured font, by default body text.
    public var size: CGSize {
        switch content {
        case .nothing: .zero
        case .picture(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .vector(let picture, _): picture.size
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
            case .vector(_, let image): image
            case .symbol(let name, let configuration):
                configuration.image(name).symbolPicture { configuration.picture(name) }
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

extension UIImage: Hashable {
    public static func == (a: UIImage, b: UIImage) -> Bool {
        if a === b { return true }
        guard a.scale == b.scale, a.renderingMode == b.renderingMode, a.tint == b.tint else { return false }
        return switch (a.content, b.content) {
        case (.nothing, .nothing): true
        case (.picture(let first), .picture(let second)): first === second || first.isSame(as: second)
        case (.vector(let first, _), .vector(let second, _)): first === second
        case (.symbol(let first, let size), .symbol(let second, let other)): first == second && size == other
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
    }
}

extension CGImage {
    /// Whether two pictures have the same pixels.
    fileprivate func isSame(as other: CGImage) -> Bool {
        width == other.width && height == other.height && pixels == other.pixels
    }
}

extension AssetTraits {
    fileprivate init(_ traits: UITraitCollection?) {
        self.init(
            scale: traits.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? 3,
            isDark: traits?.userInterfaceStyle == .dark, isHighContrast: traits?.accessibilityContrast == .high,
            isRightToLeft: traits?.layoutDirection == .rightToLeft,
            device: traits?.userInterfaceIdiom == .pad ? .ipad : .iphone)
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

extension UIImage: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
    public static func _object(from data: Data) -> (any NSItemProviderReading)? { UIImage(data: data) }
}
