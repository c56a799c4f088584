import CoreGraphics

/// A translucent background, from nearly clear to nearly opaque.
///
/// Drawn as a translucent grey that looks like Apple's materials over white and over black (case `gfx-M5`), on top of
/// the blurred backdrop.
nonisolated public struct Material: ShapeStyle, Hashable {
    /// The visible greys over white and over black, 0…255.
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

    /// The most translucent material.
    public static let ultraThin = Material(light: (246, 111), dark: (155, 29))
    /// A material that is more translucent than opaque.
    public static let thin = Material(light: (242, 139), dark: (135, 32))
    /// The material for most backgrounds.
    public static let regular = Material(light: (239, 166), dark: (115, 36))
    /// A material that is more opaque than translucent.
    public static let thick = Material(light: (235, 191), dark: (96, 40))
    /// The most opaque material.
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
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// The material for most backgrounds.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// The most opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of tool bars.
    public static var bar: Material { .bar }
}
