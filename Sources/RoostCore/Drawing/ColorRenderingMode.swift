/// How a drawing's colours are stored and blended.
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case nonLinear
    /// Linear sRGB.
    case linear
    /// Linear sRGB beyond 0…1.
    case extendedLinear
}
