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

    /// The most translucent material: about 50 % opaque.
    public static let ultraThin = Material(light: (246, 111), dark: (155, 29))
    /// A thin material: about 60 % opaque.
    public static let thin = Material(light: (242, 139), dark: (135, 32))
    /// The material for most backgrounds: about 70 % opaque.
    public static let regular = Material(light: (239, 166), dark: (115, 36))
    /// A thick material: about 80 % opaque.
    public static let thick = Material(light: (235, 191), dark: (96, 40))
    /// The most opaque material: about 90 %.
    public static let ultraThick = Material(light: (231, 215), dark: (79, 44))
    /// The material of tool bars: about 80 % opaque.
    public static let bar = Material(light: (255, 204), dark: (84, 37))

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        // Core Animation leaves materials out of pictures of layers.
        guard !inputs.environment.isDrawnFromLayers else { return .clear }
        let greys = inputs.environment.colorScheme == .dark ? dark : light
        let opacity = 1 - (greys.white - greys.black) / 255
        let grey = greys.black / 255 / opacity
        var style = _ResolvedStyle(.color(Color.Resolved(red: grey, green: grey, blue: grey, opacity: opacity)))
        style.backdropBlur = Self.blur
        return style
    }
}

nonisolated extension ShapeStyle where Self == Material {
    /// The most translucent material: about 50 % opaque.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A thin material: about 60 % opaque.
    public static var thinMaterial: Material { .thin }
    /// The material for most backgrounds: about 70 % opaque.
    public static var regularMaterial: Material { .regular }
    /// A thick material: about 80 % opaque.
    public static var thickMaterial: Material { .thick }
    /// The most opaque material: about 90 %.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of tool bars: about 80 % opaque.
    public static var bar: Material { .bar }
}
