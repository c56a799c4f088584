/// The space in which a drawing's colours are stored and blended. Roost always uses `nonLinear`.
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case nonLinear
    /// Linear sRGB.
    case linear
    /// Linear sRGB with components beyond 0…1.
    case extendedLinear
}
