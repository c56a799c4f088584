import RoostCore

/// How colours fill a symbol. Here they are flat.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let value: Int
    /// With one colour.
    public static let flat = SymbolColorRenderingMode(value: 0)
    /// With a gradient that the system makes of the colour.
    public static let gradient = SymbolColorRenderingMode(value: 1)
}
