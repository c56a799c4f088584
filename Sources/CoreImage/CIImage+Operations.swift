import CoreGraphics
import Foundation
import RoostLog

extension CIImage {
    /// The picture moved, scaled or turned. Codes keep square pixels in every size; other pictures are smooth.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant.isFinite, abs(determinant) > 1e-12 else {
            Log.warning("CIImage.transformed(by:) got a matrix without an inverse: the picture is empty")
            return .empty()
        }
        let inverse = matrix.inverted()
        let numbers = (
            Float(inverse.a), Float(inverse.b), Float(inverse.c), Float(inverse.d), Float(inverse.tx),
            Float(inverse.ty)
        )
        let warped = WarpedSource(
            source: source,
            place: { x, y in
                (numbers.0 * x + numbers.2 * y + numbers.4, numbers.1 * x + numbers.3 * y + numbers.5)
            },
            seen: { area in
                let rect = CGRect(x: area.x, y: area.y, width: area.width, height: area.height).applying(inverse)
                return PixelArea(rect)?.grown(by: 2, 2) ?? PixelArea(x: 0, y: 0, width: 0, height: 0)
            }, isNearest: isNearest)
        let extent = self.extent == .infinite ? self.extent : self.extent.applying(matrix)
        return CIImage(warped, extent: extent, isNearest: isNearest)
    }

    /// The part in a rectangle, clear outside.
    public func cropped(to rect: CGRect) -> CIImage {
        guard rect.hasNumbers else {
            Log.warning("CIImage.cropped(to:) got a rectangle that is none: the picture is empty")
            return .empty()
        }
        let extent = self.extent == .infinite ? rect : self.extent.intersection(rect)
        return CIImage(
            CroppedSource(source: source, rect: rect), extent: extent.isNull ? .zero : extent, isNearest: isNearest)
    }

    /// The picture with its outermost pixels repeated without end.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// The part in a rectangle with its outermost pixels repeated without end.
    public func clamped(to rect: CGRect) -> CIImage {
        guard rect.hasNumbers, extent != .infinite || rect != .infinite, let area = PixelArea(rect.intersection(extent))
        else {
            return self
        }
        return CIImage(ClampedSource(source: source, extent: area), extent: .infinite, isNearest: isNearest)
    }

    /// This picture over another.
    public func composited(over dest: CIImage) -> CIImage {
        CIImage(LayeredSource(front: source, back: dest.source), extent: extent.union(dest.extent))
    }

    /// A copy that shows its pixels as squares when it is enlarged.
    public func samplingNearest() -> CIImage { CIImage(source, extent: extent, isNearest: true) }

    /// A copy that is smooth when it is enlarged.
    public func samplingLinear() -> CIImage { CIImage(source, extent: extent, isNearest: false) }

    /// The picture blurred by a bell curve; it grows by three times the radius on each side.
    /// - Parameter sigma: The standard deviation in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        let blur = BlurredSource(source, sigma: sigma)
        return CIImage(blur, extent: grown(by: blur.reach))
    }

    /// The output of a filter by its name, with this picture as its input. Where there is no such filter, the picture
    /// itself, with a warning.
    public func applyingFilter(_ filterName: String, parameters: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in parameters { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? .empty()
    }

    /// The output of a filter by its name, with this picture as its input and the filter's own defaults.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// The picture with its colours multiplied by their opacity.
    public func premultiplyingAlpha() -> CIImage { mapped { color, _, _, _ in premultiplied(color) } }

    /// The picture with its colours divided by their opacity.
    public func unpremultiplyingAlpha() -> CIImage { mapped { color, _, _, _ in unpremultiplied(color) } }

    /// The picture, opaque in a rectangle and clear outside.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        mapped { color, _, _, _ in
            var opaque = unpremultiplied(color)
            opaque.w = 1
            return opaque
        }.cropped(to: extent)
    }

    /// The picture turned as a camera's orientation says, with its lower left corner at the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        let turned = transformed(by: orientation.transform)
        return turned.transformed(
            by: CGAffineTransform(translationX: -turned.extent.minX, y: -turned.extent.minY))
    }

    /// The picture turned as EXIF's number 1…8 says; other numbers leave it, with a warning.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        guard let known = CGImagePropertyOrientation(rawValue: UInt32(max(orientation, 0))) else {
            Log.warning("CIImage.oriented(forExifOrientation:) got \(orientation), which is not 1…8")
            return self
        }
        return oriented(known)
    }

    // MARK: For filters

    func mapped(
        _ map:
            @escaping @Sendable (_ color: SIMD4<Float>, _ x: Float, _ y: Float, _ space: WorkingSpace) ->
            SIMD4<Float>
    ) -> CIImage {
        CIImage(MappedSource(source: source, map: map), extent: extent, isNearest: isNearest)
    }

    /// Applies a function to colours that are not premultiplied.
    func mappedColors(
        _ map: @escaping @Sendable (_ color: SIMD4<Float>, _ space: WorkingSpace) -> SIMD4<Float>
    ) -> CIImage {
        mapped { color, _, _, space in
            color.w > 0 ? premultiplied(map(unpremultiplied(color), space)) : color
        }
    }

    /// The extent, larger on each side.
    func grown(by reach: Int) -> CGRect {
        extent == .infinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    }
}

/// How a camera was held, by EXIF's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As it should be shown.
    case up = 1
    /// Left and right are exchanged.
    case upMirrored = 2
    /// Upside down.
    case down = 3
    /// Top and bottom are exchanged.
    case downMirrored = 4
    /// Left and right are exchanged, then turned to the left.
    case leftMirrored = 5
    /// To be turned to the right.
    case right = 6
    /// Left and right are exchanged, then turned to the right.
    case rightMirrored = 7
    /// To be turned to the left.
    case left = 8

    /// The way to the upright picture, y up, apart from its place.
    fileprivate var transform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        }
    }
}
