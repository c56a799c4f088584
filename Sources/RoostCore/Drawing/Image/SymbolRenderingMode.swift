/// What the parts of a symbol are drawn with.
///
/// A symbol in a filled shape has two parts, what is in front and the shape behind it; every other has one.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
    enum Mode { case monochrome, multicolor, hierarchical, palette }

    let mode: Mode

    /// All in the foreground style; what is in front is cut out.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// White in front of the foreground style.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// What is behind fainter than what is in front.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// The first foreground style in front, the second one behind.
    public static let palette = SymbolRenderingMode(mode: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
    /// What the parts of symbols are drawn with; nil for palette where there is more than one foreground style, else
    /// monochrome.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// What the parts of the symbols in this view are drawn with.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
