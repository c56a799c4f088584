import CoreGraphics

/// A picture that was found by its name.
package struct NamedImage: Sendable {
    package enum Content: Sendable {
        case pixels(CGImage, scale: CGFloat)
        case vector(VectorPicture)
    }

    package var content: Content
    /// Whether the asset catalogue says that the picture is a template; nil where it says nothing.
    package var isTemplate: Bool?
    /// Whether the picture is to be mirrored in this direction of layout.
    package var isMirrored = false

    package init(_ content: Content, isTemplate: Bool? = nil, isMirrored: Bool = false) {
        self.content = content
        self.isTemplate = isTemplate
        self.isMirrored = isMirrored
    }

    /// The size in points.
    package var size: CGSize {
        switch content {
        case .pixels(let image, let scale):
            CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .vector(let picture): picture.size
        }
    }
}

/// The surroundings that choose among the variants of a picture or colour.
package struct AssetTraits: Hashable, Sendable {
    package enum Device: String, Hashable, Sendable { case iphone, ipad, mac }

    /// Pixels per point.
    package var scale: CGFloat
    package var isDark: Bool
    package var isHighContrast: Bool
    package var isRightToLeft: Bool
    package var device: Device

    package init(
        scale: CGFloat, isDark: Bool = false, isHighContrast: Bool = false, isRightToLeft: Bool = false,
        device: Device = .iphone
    ) {
        self.scale = scale
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isRightToLeft = isRightToLeft
        self.device = device
    }
}
