import CoreGraphics

/// A translucent background, from nearly clear to nearly opaque.
///
/// Drawn as the grey and the opacity that Apple's materials show over white and black (case `gfx-M5`), over what lies
/// behind, blurred.
nonisolated public struct Material: ShapeStyle, Hashable {
    /// What shows over white and over black, 0…255.
    private struct Greys: Hashable {
        var white: Float
        var black: Float
    }

    /// The standard deviation of the blur, in points.
    private static let blur: CGFloat = 20

    private let light: Greys
    private let dark: Greys

    private init(light: (Float, Float), dark: (Float, Float)) {
        self.light = Greys(white: light.0, black: light.1)
        self.dark = Greys(white: dark.0, black: dark.1)
    }

    public static let ultraThin = Material(light: (246, 111), dark: (155, 29))
    public static let thin = Material(light: (242, 139), dark: (135, 32))
    public static let regular = Material(light: (239, 166), dark: (115, 36))
    public static let thick = Material(light: (235, 191), dark: (96, 40))
    public static let ultraThick = Material(light: (231, 215), dark: (79, 44))
    /// The material of tool bars.
    public static let bar = Material(light: (255, 204), dark: (84, 37))

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        let greys = inputs.environment.colorScheme == .dark ? dark : light
        let opacity = 1 - (greys.white - greys.black) / 255
        let grey = greys.black / 255 / opacity
        var style = _ResolvedStyle(.color(Color.Resolved(red: grey, green: grey, blue: grey, opacity: opacity)))
        style.backdropBlur = Self.blur
        return style
    }
}

nonisolated extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
