import CoreGraphics
import Foundation

extension FilterDefinition {
    static let compositing: [FilterDefinition] = [
        composition("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
        composition("CISourceInCompositing") { $0 * $1.w },
        composition("CISourceOutCompositing") { $0 * (1 - $1.w) },
        composition("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
        composition("CIAdditionCompositing") { limitedOpacity($0 + $1) },
        composition("CIMultiplyCompositing") { $0 * $1 },
        composition("CIMaximumCompositing") { pointwiseMax($0, $1) },
        composition("CIMinimumCompositing") { pointwiseMin($0, $1) },
        blend("CIMultiplyBlendMode") { $0 * $1 },
        blend("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
        blend("CIDarkenBlendMode") { min($0, $1) },
        blend("CILightenBlendMode") { max($0, $1) },
        blend("CIDifferenceBlendMode") { abs($0 - $1) },
        blend("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
        blend("CIOverlayBlendMode") { hardLight($1, $0) },
        blend("CIHardLightBlendMode") { hardLight($0, $1) },
        blend("CISoftLightBlendMode") { front, back in
            if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
            let root = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : max(back, 0).squareRoot()
            return back + (2 * front - 1) * (root - back)
        },
        blend("CIColorDodgeBlendMode") { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) },
        blend("CIColorBurnBlendMode") { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
        blend("CILinearDodgeBlendMode") { min($0 + $1, 1) },
        blend("CILinearBurnBlendMode") { max($0 + $1 - 1, 0) },
        blend("CISubtractBlendMode") { max($1 - $0, 0) },
    ]

    private static func hardLight(_ front: Float, _ back: Float) -> Float {
        front <= 0.5 ? 2 * front * back : 1 - 2 * (1 - front) * (1 - back)
    }

    private static func limitedOpacity(_ color: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(color.x, color.y, color.z, min(color.w, 1))
    }

    /// A filter of two pictures with premultiplied colours.
    private static func composition(
        _ name: String, _ combine: @escaping @Sendable (_ front: SIMD4<Float>, _ back: SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterDefinition {
        FilterDefinition(name, [(kCIInputImageKey, .nothing), (kCIInputBackgroundImageKey, .nothing)]) { values in
            guard let image = values.image() else { return nil }
            guard let background = values.image(kCIInputBackgroundImageKey) else { return image }
            return CIImage(
                CombinedSource(sources: [image.source, background.source]) { combine($0[0], $0[1]) },
                extent: image.extent.union(background.extent))
        }
    }

    /// A filter that mixes two pictures component by component, and lays the result over the picture behind.
    private static func blend(
        _ name: String, _ mix: @escaping @Sendable (_ front: Float, _ back: Float) -> Float
    ) -> FilterDefinition {
        composition(name) { front, back in
            let (color, ground) = (unpremultiplied(front), unpremultiplied(back))
            let both = front.w * back.w
            var result = front * (1 - back.w) + back * (1 - front.w)
            result.x += mix(color.x, ground.x) * both
            result.y += mix(color.y, ground.y) * both
            result.z += mix(color.z, ground.z) * both
            result.w = front.w + back.w - both
            return result
        }
    }
}
