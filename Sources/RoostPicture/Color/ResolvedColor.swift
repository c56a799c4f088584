import Foundation

/// A colour's value in gamma-encoded sRGB, not premultiplied: `Color.Resolved`. Components may leave 0…1 (extended range) until
/// drawing.
public struct ResolvedColor: Hashable, Sendable, Codable {
    /// The red component in gamma-encoded sRGB.
    public var red: Float
    /// The green component in gamma-encoded sRGB.
    public var green: Float
    /// The blue component in gamma-encoded sRGB.
    public var blue: Float
    /// The opacity, from 0 (transparent) to 1.
    public var opacity: Float

    /// Converts components of a colour space to sRGB.
    public init(
        colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
        let components = colorSpace.sRGB(SIMD3(Double(red), Double(green), Double(blue)))
        (self.red, self.green, self.blue) = (Float(components.x), Float(components.y), Float(components.z))
        self.opacity = opacity
    }
}

extension ResolvedColor {
    /// The red component before gamma encoding.
    public var linearRed: Float {
        get { Float(RGB.linear(Double(red))) }
        set { red = Float(RGB.encoded(Double(newValue))) }
    }

    /// The green component before gamma encoding.
    public var linearGreen: Float {
        get { Float(RGB.linear(Double(green))) }
        set { green = Float(RGB.encoded(Double(newValue))) }
    }

    /// The blue component before gamma encoding.
    public var linearBlue: Float {
        get { Float(RGB.linear(Double(blue))) }
        set { blue = Float(RGB.encoded(Double(newValue))) }
    }

    package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

    /// A colour from `0xRRGGBB`.
    package init(hex: UInt32, opacity: Float = 1) {
        self.init(
            red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255, blue: Float(hex & 255) / 255,
            opacity: opacity)
    }

    package var components: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }

    package init(components: SIMD3<Double>, opacity: Float) {
        self.init(
            red: Float(components.x), green: Float(components.y), blue: Float(components.z), opacity: opacity)
    }

    package func multipliedOpacity(by factor: Double) -> ResolvedColor {
        var result = self
        result.opacity *= factor.isFinite ? Float(factor) : 1
        return result
    }

    /// The colour with another opacity, limited to 0…1; one that is not a number leaves its own.
    package func replacedOpacity(by alpha: Double) -> ResolvedColor {
        var result = self
        if !alpha.isNaN { result.opacity = Float(min(1, max(0, alpha))) }
        return result
    }
}

extension ResolvedColor: CustomStringConvertible {
    /// `#RRGGBBAA`.
    public var description: String {
        func byte(_ value: Float) -> Int { Int((min(1, max(0, value.isNaN ? 0 : value)) * 255).rounded()) }
        return String(format: "#%02X%02X%02X%02X", byte(red), byte(green), byte(blue), byte(opacity))
    }
}
