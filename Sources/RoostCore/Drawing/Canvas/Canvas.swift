import CoreGraphics

/// A view whose content is drawn by a closure.
///
/// The closure can draw views as symbols: give each of them a `tag(_:)`, and find it with
/// `GraphicsContext.resolveSymbol(id:)`.
nonisolated public struct Canvas<Symbols: View>: View {
    /// Views for the drawing, each with a tag. They are not shown themselves.
    public var symbols: Symbols
    /// Draws the content into a context with a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is filled with black before the drawing; false by default.
    public var isOpaque: Bool
    /// Has no effect, which a warning says: the output is sRGB with eight bits a channel in every mode.
    public var colorMode: ColorRenderingMode
    /// Has no effect, which a warning says: the canvas is drawn together with the rest of the view.
    public var rendersAsynchronously: Bool

    /// A canvas with symbols. `colorMode` and `rendersAsynchronously` have no effect.
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
        let _ = warnOfSettingsWithoutEffect()
        let drawing = CanvasDrawing(renderer: renderer, isOpaque: isOpaque)
        if Symbols.self == EmptyView.self {
            drawing
        } else {
            drawing.modifier(CanvasSymbolsModifier(symbols: symbols))
        }
    }

    private func warnOfSettingsWithoutEffect() {
        if colorMode != .nonLinear {
            Log.warning("Canvas's colorMode has no effect: colours are mixed in sRGB's own numbers", view: "Canvas")
        }
        if rendersAsynchronously {
            Log.warning(
                "Canvas's rendersAsynchronously has no effect: a canvas is drawn with the views around it",
                view: "Canvas")
        }
    }
}

nonisolated extension Canvas where Symbols == EmptyView {
    /// A canvas without symbols. `colorMode` and `rendersAsynchronously` have no effect.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}
