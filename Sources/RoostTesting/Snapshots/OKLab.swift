import Foundation

/// The colour space OKLab, in which equal distances look about equally different.
enum OKLab {
    /// The visible difference of two pixels, the larger one of those on white and on black: 0 for equal ones, 1 for
    /// black and white.
    static func distance(_ a: Pixel, _ b: Pixel) -> Float {
        if a == b { return 0 }
        let onWhite = distance(color(a, over: 1), color(b, over: 1))
        if a.alpha == 255, b.alpha == 255 { return onWhite }
        return max(onWhite, distance(color(a, over: 0), color(b, over: 0)))
    }

    private static func distance(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float {
        let difference = a - b
        return (difference * difference).sum().squareRoot()
    }

    /// The lightness, green–red and blue–yellow of a pixel on a grey ground.
    private static func color(_ pixel: Pixel, over ground: Float) -> SIMD4<Float> {
        let paper = ground * (1 - Float(pixel.alpha) / 255)
        let red = linear(Float(pixel.red) / 255 + paper)
        let green = linear(Float(pixel.green) / 255 + paper)
        let blue = linear(Float(pixel.blue) / 255 + paper)
        let long = cbrtf(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrtf(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrtf(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        return SIMD4(
            0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
            1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
            0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short, 0)
    }

    private static func linear(_ channel: Float) -> Float {
        channel <= 0.04045 ? channel / 12.92 : powf((channel + 0.055) / 1.055, 2.4)
    }
}
