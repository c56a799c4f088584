import RoostCore

extension BlendMode {
    /// Combines two premultiplied colours of 0…1, as the W3C's compositing specification has it; the last five as Core Graphics.
    @inline(__always)
    func blend(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        let (sa, da) = (s.w, d.w)
        var result: SIMD4<Float>
        switch self {
        case .normal: result = s + d * (1 - sa)
        case .multiply: result = s * d + s * (1 - da) + d * (1 - sa)
        case .screen: result = s + d - s * d
        case .darken: result = pointwiseMin(s * da, d * sa) + s * (1 - da) + d * (1 - sa)
        case .lighten: result = pointwiseMax(s * da, d * sa) + s * (1 - da) + d * (1 - sa)
        case .difference: result = s + d - 2 * pointwiseMin(s * da, d * sa)
        case .exclusion: result = s + d - 2 * s * d
        case .overlay: result = Self.hardLight(d, s)
        case .hardLight: result = Self.hardLight(s, d)
        case .colorDodge: result = Self.separable(s, d, Self.dodge)
        case .colorBurn: result = Self.separable(s, d, Self.burn)
        case .softLight: result = Self.separable(s, d) { cs, cb in (1 - 2 * cs) * cb * cb + 2 * cs * cb }
        case .hue, .saturation, .color, .luminosity:
            guard sa > 0, da > 0 else { return s + d * (1 - sa) }
            result = s * (1 - da) + d * (1 - sa) + mixed(s / sa, d / da) * (sa * da)
        case .sourceAtop: return s * da + d * (1 - sa)
        case .destinationOver: return s * (1 - da) + d
        case .destinationOut: return d * (1 - sa)
        case .plusLighter: return pointwiseMin(s + d, SIMD4(repeating: 1))
        case .plusDarker:
            let alpha = min(sa + da, 1)
            result = pointwiseMax(alpha - (da - d) - (sa - s), SIMD4(repeating: 0))
            result.w = alpha
            return result
        }
        result.w = sa + da - sa * da
        return result
    }

    @inline(__always)
    private static func hardLight(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        let (sa, da) = (s.w, d.w)
        let light = sa * da - 2 * (da - d) * (sa - s)
        return (2 * s * d).replacing(with: light, where: 2 * s .> sa) + s * (1 - da) + d * (1 - sa)
    }

    @inline(__always)
    private static func separable(
        _ s: SIMD4<Float>, _ d: SIMD4<Float>, _ mix: (Float, Float) -> Float
    ) -> SIMD4<Float> {
        let (sa, da) = (s.w, d.w)
        var result = s * (1 - da) + d * (1 - sa)
        guard sa > 0, da > 0 else { return result }
        for i in 0..<3 { result[i] += sa * da * mix(s[i] / sa, d[i] / da) }
        return result
    }

    private static func dodge(_ source: Float, _ below: Float) -> Float {
        if below <= 0 { return 0 }
        return source >= 1 ? 1 : min(1, below / (1 - source))
    }

    private static func burn(_ source: Float, _ below: Float) -> Float {
        if below >= 1 { return 1 }
        return source <= 0 ? 0 : 1 - min(1, (1 - below) / source)
    }

    // MARK: Hue, saturation and luminosity of unpremultiplied colours

    private func mixed(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        switch self {
        case .hue:
            Self.withLuminosity(Self.luminosity(d), Self.withSaturation(Self.saturation(d), s))
        case .saturation:
            Self.withLuminosity(Self.luminosity(d), Self.withSaturation(Self.saturation(s), d))
        case .color:
            Self.withLuminosity(Self.luminosity(d), s)
        default:
            Self.withLuminosity(Self.luminosity(s), d)
        }
    }

    private static func luminosity(_ c: SIMD4<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    private static func saturation(_ c: SIMD4<Float>) -> Float { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

    private static func withLuminosity(_ luminosity: Float, _ color: SIMD4<Float>) -> SIMD4<Float> {
        var c = color + (luminosity - Self.luminosity(color))
        let (low, high) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
        if low < 0 { c = luminosity + (c - luminosity) * (luminosity / (luminosity - low)) }
        if high > 1 { c = luminosity + (c - luminosity) * ((1 - luminosity) / (high - luminosity)) }
        return c
    }

    private static func withSaturation(_ saturation: Float, _ c: SIMD4<Float>) -> SIMD4<Float> {
        let (low, high) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
        guard high > low else { return .zero }
        return (c - low) * (saturation / (high - low))
    }
}
