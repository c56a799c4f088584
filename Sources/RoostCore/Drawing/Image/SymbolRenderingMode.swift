/// The styles of a symbol's parts.
///
/// A symbol in a filled shape has two parts, its front and the shape behind it. Every other symbol has one.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
    enum Mode { case monochrome, multicolor, hierarchical, palette }

    let mode: Mode

    /// All in the foreground style, with the front cut out of the shape.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// White in front of a shape in the foreground style.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// All in the first foreground style: the shape behind has a quarter of its opacity.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// The front in the first foreground style, the shape behind it in the second.
    public static let palette = SymbolRenderingMode(mode: .palette)
}

extension EnvironmentValues {
    /// The styles of symbols' parts. Nil stands for `palette` if there are several foreground styles, otherwise for
    /// `monochrome`.
    @Entry public var symbolRenderingMode: SymbolRenderingMode?
}

nonisolated extension View {
    /// Sets the styles of the parts of symbols inside; nil for the default.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
