import Foundation

/// A colour of CIE L*a*b* under D65. Equal distances look about equally different.
struct LabColor {
    let lightness: Float
    /// From green to red.
    let a: Float
    /// From blue to yellow.
    let b: Float

    /// The visible difference of two pixels, 0 … 100, as `CILabDeltaE` counts: 2 is just noticeable, black and white
    /// are 100 apart.
    ///
    /// Transparent pixels count as the larger of the differences on white and on black.
    static func difference(_ reference: PicturePixel, _ actual: PicturePixel) -> Float {
        if reference == actual { return 0 }
        let onWhite = LabColor(actual, over: 1).difference(from: LabColor(reference, over: 1))
        if reference.alpha == 255, actual.alpha == 255 { return onWhite }
        return max(onWhite, LabColor(actual, over: 0).difference(from: LabColor(reference, over: 0)))
    }

    /// The colour of a pixel on a grey ground, 0 … 1.
    init(_ pixel: PicturePixel, over ground: Float) {
        let paper = ground * (1 - Float(pixel.alpha) / 255)
        let red = Self.linear(Float(pixel.red) / 255 + paper)
        let green = Self.linear(Float(pixel.green) / 255 + paper)
        let blue = Self.linear(Float(pixel.blue) / 255 + paper)
        let x = Self.root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = Self.root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = Self.root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        lightness = 116 * y - 16
        a = 500 * (x - y)
        b = 200 * (y - z)
    }

    /// CIE's difference of 1994 for graphic arts, at most 100.
    func difference(from reference: LabColor) -> Float {
        let chroma = (reference.a * reference.a + reference.b * reference.b).squareRoot()
        let ownChroma = (a * a + b * b).squareRoot()
        let (l, c) = (lightness - reference.lightness, ownChroma - chroma)
        let (da, db) = (a - reference.a, b - reference.b)
        let hue = max(da * da + db * db - c * c, 0)
        let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
        let squared = l * l + c * c / (chromaWeight * chromaWeight) + hue / (hueWeight * hueWeight)
        return min(squared.squareRoot(), 100)
    }

    private static func linear(_ channel: Float) -> Float {
        channel <= 0.04045 ? channel / 12.92 : powf((channel + 0.055) / 1.055, 2.4)
    }

    private static func root(_ value: Float) -> Float {
        value > 0.008856 ? cbrtf(value) : 7.787 * value + 16 / 116
    }
}
