import CoreGraphics

/// A picture repeated over an area from its top left corner. A symbol draws nothing.
nonisolated public struct ImagePaint: ShapeStyle, Equatable {
    /// The picture to repeat.
    public var image: Image
    /// The part of the picture to repeat, as fractions of its size.
    public var sourceRect: CGRect
    /// The factor by which the picture's own size is scaled.
    public var scale: CGFloat

    /// A fill with a picture, by default a whole one at its own size.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        let nothing = _ResolvedStyle(.color(.clear))
        guard let (picture, pixelScale) = pixels(in: inputs.environment), scale > 0, scale.isFinite else {
            return nothing
        }
        let width = CGFloat(picture.width)
        let height = CGFloat(picture.height)
        let part =
            sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1)
            ? picture
            : picture.part(
                in: CGRect(
                    x: sourceRect.minX * width, y: sourceRect.minY * height, width: sourceRect.width * width,
                    height: sourceRect.height * height))
        guard let part else { return nothing }
        let tile = CGSize(
            width: CGFloat(part.width) / pixelScale * scale, height: CGFloat(part.height) / pixelScale * scale)
        return _ResolvedStyle(.image(part, origin: inputs.bounds.origin, tileSize: tile))
            .multipliedOpacity(by: HierarchicalShapeStyle.opacity(inputs.level))
    }
}

nonisolated extension ImagePaint {
    /// The pixels to repeat, and their number per point; nil for a symbol and a missing picture.
    private func pixels(in environment: EnvironmentValues) -> (CGImage, CGFloat)? {
        switch image.content(in: environment) {
        case .picture(let picture, let scale, _): return (picture, scale)
        case .vector(let picture, _):
            let scale = environment.displayScale
            return environment.engines.images?.pixels(of: picture, scale: scale).map { ($0, scale) }
        case .symbol, nil: return nil
        }
    }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
    /// A fill that repeats a picture, by default a whole one at its own size.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
