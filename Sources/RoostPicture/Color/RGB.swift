import Foundation

/// Conversions between sRGB and the spaces for mixing. Components may leave 0…1; signs are kept.
package enum RGB {
    /// Undoes sRGB's gamma encoding.
    package static func linear(_ value: Double) -> Double {
        let magnitude = abs(value)
        let linear = magnitude <= 0.040_45 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    /// Applies sRGB's gamma encoding.
    package static func encoded(_ value: Double) -> Double {
        let magnitude = abs(value)
        let encoded = magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * fiveTwelfthPower(magnitude) - 0.055
        return value < 0 ? -encoded : encoded
    }

    /// A positive number to the power of 1 / 2.4, as the cube root and its fourth root: gradients need thousands, and `pow`
    /// takes five times as long.
    @inline(__always)
    static func fiveTwelfthPower(_ value: Double) -> Double {
        guard value < 1e300 else { return pow(value, 1 / 2.4) }
        // A third of the exponent is within 4 %. Each step of Halley's then has three times as many right digits.
        var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
        for _ in 0..<3 {
            let cube = root * root * root
            root *= (cube + 2 * value) / (2 * cube + value)
        }
        return root * root.squareRoot().squareRoot()
    }

    static func linear(_ color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(linear(color.x), linear(color.y), linear(color.z))
    }

    static func encoded(_ color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(encoded(color.x), encoded(color.y), encoded(color.z))
    }

    /// Gamma-encoded sRGB to OKLab (Ottosson 2020).
    package static func okLab(_ color: SIMD3<Double>) -> SIMD3<Double> {
        let c = linear(color)
        let l = cbrt(0.412_221_470_8 * c.x + 0.536_332_536_3 * c.y + 0.051_445_992_9 * c.z)
        let m = cbrt(0.211_903_498_2 * c.x + 0.680_699_545_1 * c.y + 0.107_396_956_6 * c.z)
        let s = cbrt(0.088_302_461_9 * c.x + 0.281_718_837_6 * c.y + 0.629_978_700_5 * c.z)
        return SIMD3(
            0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
            1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
    }

    /// OKLab to gamma-encoded sRGB.
    package static func fromOKLab(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let l = lab.x + 0.396_337_777_4 * lab.y + 0.215_803_757_3 * lab.z
        let m = lab.x - 0.105_561_345_8 * lab.y - 0.063_854_172_8 * lab.z
        let s = lab.x - 0.089_484_177_5 * lab.y - 1.291_485_548_0 * lab.z
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return encoded(
            SIMD3(
                4.076_741_662_1 * l3 - 3.307_711_591_3 * m3 + 0.230_969_929_2 * s3,
                -1.268_438_004_6 * l3 + 2.609_757_401_1 * m3 - 0.341_319_396_5 * s3,
                -0.004_196_086_3 * l3 - 0.703_418_614_7 * m3 + 1.707_614_701_0 * s3))
    }

    /// Hue, saturation and brightness, each 0…1, to gamma-encoded sRGB.
    package static func fromHSB(hue: Double, saturation: Double, brightness: Double) -> SIMD3<Double> {
        let turned = hue.isFinite ? hue - hue.rounded(.down) : 0
        func component(_ offset: Double) -> Double {
            let position = (offset + turned * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        return SIMD3(component(5), component(3), component(1))
    }
}
