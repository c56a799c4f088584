/// The way in which a layer's colours combine with the drawing below.
public enum BlendMode: Hashable, Sendable {
    /// `normal` covers the drawing below. The others compute each colour component from both drawings.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// `difference` and `exclusion` subtract colours. The others take the named property from the layer, and the rest from
    /// the drawing below.
    case difference, exclusion, hue, saturation, color, luminosity
    /// `sourceAtop` draws only on top of the drawing below, `destinationOver` behind it, and `destinationOut` erases it.
    /// `plusLighter` adds the colours, `plusDarker` their darkness.
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
