import CoreGraphics

/// A colour, which may depend on the environment. As a view it fills its proposal.
nonisolated public struct Color: Hashable, Sendable {
    indirect enum Provider: Hashable, Sendable {
        case resolved(Resolved)
        case system(SystemColor)
        case asset(String, bundle: Bundle?)
        case opacity(Nested<Provider>, Double)
        /// Another opacity instead of the colour's own.
        case alpha(Nested<Provider>, Double)
        case mix(Nested<Provider>, Nested<Provider>, fraction: Double, isPerceptual: Bool)
        /// A style of the user's own that resolves to a colour.
        case style(ColorStyle)
    }

    let provider: Provider

    init(_ provider: Provider) { self.provider = provider }

    package init(_ system: SystemColor) { provider = .system(system) }

    /// A colour with components from 0 to 1. Values outside of that range are kept until drawing.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        provider = .resolved(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// A grey between 0 (black) and 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour with a hue (0…1, once round the circle from red), a saturation and a brightness (0…1 each).
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let components = RGB.fromHSB(hue: hue, saturation: saturation, brightness: brightness)
        provider = .resolved(Resolved(components: components, opacity: Float(opacity)))
    }

    /// A colour with a fixed value in every environment.
    public init(_ resolved: Resolved) { provider = .resolved(resolved) }

    /// A colour by its name in the asset catalogues of a bundle, by default the main one. An unknown name draws
    /// nothing, with a warning.
    public init(_ name: String, bundle: Bundle? = nil) { provider = .asset(name, bundle: bundle) }

    /// A system colour by its name in asset catalogues; nil for an unknown name.
    package init?(systemColorNamed name: String) {
        guard let color = SystemColor(assetName: name) else { return nil }
        self.init(color)
    }

    /// A CoreGraphics colour, in sRGB.
    public init(cgColor: CGColor) {
        let components = cgColor.components ?? [0, 0, 0, 0]
        self.init(
            red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]),
            opacity: Double(components[3]))
    }
}

nonisolated extension Color {
    /// The colour's value in an environment: light or dark, iOS or macOS.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Self.resolve(provider, environment) }

    private static func resolve(_ provider: Provider, _ environment: EnvironmentValues) -> Resolved {
        switch provider {
        case .resolved(let color): color
        case .system(let color): color.resolve(in: environment)
        case .asset(let name, let bundle): asset(named: name, in: bundle, environment)
        case .opacity(let base, let opacity): resolve(base, environment).multipliedOpacity(by: opacity)
        case .alpha(let base, let alpha): resolve(base, environment).replacedOpacity(by: alpha)
        case .mix(let a, let b, let fraction, let isPerceptual):
            resolve(a, environment).mixed(
                with: resolve(b, environment), by: fraction, isPerceptual: isPerceptual)
        case .style(let style): style.resolve(in: environment)
        }
    }

    private static func resolve(_ inner: Nested<Provider>, _ environment: EnvironmentValues) -> Resolved {
        StackGuard.run { resolve(inner.value, environment) }
    }

    private static func asset(named name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> Resolved {
        let isDark = environment.colorScheme == .dark
        switch environment.engines.images?.color(named: name, in: bundle, isDark: isDark) {
        case .components(let color): return color
        case .system(let name):
            if let color = SystemColor(assetName: name) { return color.resolve(in: environment) }
            Log.missing(
                name, "The system colour \"\(name)\" of an asset catalogue is not known; nothing is drawn in it.")
        case nil: Log.missing(name, "No colour named \"\(name)\" was found; nothing is drawn in it.")
        }
        return Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }

    /// The colour with its opacity multiplied (case `col-O2`).
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(Nested(provider), opacity)) }

    /// The colour with another opacity, 0…1, as UIKit's `withAlphaComponent(_:)` makes it.
    package func replacingOpacity(by alpha: Double) -> Color { Color(.alpha(Nested(provider), alpha)) }

    /// A mix of this colour and another. `fraction` is the other's share, limited to 0…1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
        return Color(
            .mix(
                Nested(provider), Nested(rhs.provider), fraction: fraction, isPerceptual: colorSpace == .perceptual))
    }

    /// The colour's value; nil if it depends on the environment.
    public var cgColor: CGColor? {
        guard case .resolved(let color) = provider else { return nil }
        return CGColor(
            srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.opacity))
    }
}

nonisolated extension Color: CustomStringConvertible {
    /// The colour's name, or `#RRGGBBAA`.
    public var description: String { Self.describe(provider) }

    private static func describe(_ provider: Provider) -> String {
        switch provider {
        case .resolved(let color): color.description
        case .system(let color): String(describing: color)
        case .asset(let name, let bundle): "NamedColor(name: \"\(name)\", bundle: \(bundle?.description ?? "nil"))"
        case .opacity(let base, let opacity): "\(opacity * 100)% \(describe(base))"
        case .alpha(let base, let alpha): "\(describe(base)) with an opacity of \(alpha * 100)%"
        case .mix(let a, let b, let fraction, _): "\(describe(a)) mixed with \(fraction * 100)% \(describe(b))"
        case .style(let style): style.description
        }
    }

    private static func describe(_ inner: Nested<Provider>) -> String { StackGuard.run { describe(inner.value) } }
}
