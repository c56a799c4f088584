import CoreGraphics

/// A view whose content is drawn by code.
///
/// Views of its own can be drawn as symbols: give each of them a `tag(_:)`, and find it with
/// `GraphicsContext.resolveSymbol(id:)`.
nonisolated public struct Canvas<Symbols: View>: View {
    /// Views to draw with; they are not shown themselves.
    public var symbols: Symbols
    /// Draws the content into a context of a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    /// How colours are stored. Output is eight bits a channel, sRGB, in every mode.
    public var colorMode: ColorRenderingMode
    /// Drawing always happens where the rest of the view is drawn.
    public var rendersAsynchronously: Bool

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public var body: some View {
        let drawing = CanvasDrawing(renderer: renderer, isOpaque: isOpaque)
        if Symbols.self == EmptyView.self {
            drawing
        } else {
            drawing.modifier(CanvasSymbolsModifier(symbols: symbols))
        }
    }
}

nonisolated extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}
