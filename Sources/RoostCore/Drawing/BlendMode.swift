/// The way in which a layer's colours combine with the drawing below.
public enum BlendMode: Hashable, Sendable {
    /// `normal` covers the drawing below. The others compute each colour component from both drawings.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// From `hue` on, the mode takes the named properties from the layer and the rest from the drawing below.
    case difference, exclusion, hue, saturation, color, luminosity
    /// Modes that combine opacities too, and sums: `plusLighter` adds colours, `plusDarker` adds their darkness.
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
