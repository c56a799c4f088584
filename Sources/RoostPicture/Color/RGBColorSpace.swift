/// `Color.RGBColorSpace`: the space of a colour's components.
public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB, the space of the web.
    case sRGB
    /// sRGB without gamma encoding.
    case sRGBLinear
    /// The wider gamut of Apple's displays, with sRGB's gamma.
    case displayP3
}

extension RGBColorSpace {
    /// Converts a colour of this space to gamma-encoded sRGB, whose components may leave 0…1 (case `col-R3`).
    func sRGB(_ color: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .sRGB: return color
        case .sRGBLinear: return RGB.encoded(color)
        case .displayP3:
            let c = RGB.linear(color)
            return RGB.encoded(
                SIMD3(
                    1.224_940_176 * c.x - 0.224_940_176 * c.y,
                    -0.042_056_955 * c.x + 1.042_056_955 * c.y,
                    -0.019_637_555 * c.x - 0.078_636_046 * c.y + 1.098_273_600 * c.z))
        }
    }
}
