import CoreGraphics

/// Draws texts by code: line by line, run by run or glyph by glyph.
///
/// A renderer is a value; where its `animatableData` changes in an animation the text is drawn anew in each frame.
public protocol TextRenderer: Animatable {
    /// Draws a text that has been laid out, in points from its top left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// The size of a text; its own where this is left out.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far the renderer draws beyond the text's frame, in points. Nothing here is cut off at the frame.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
    /// Has the texts in the view drawn by a renderer.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

/// Hands a renderer to the texts inside, and moves it where it is animated.
nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

private struct TextRendererKey: EnvironmentKey {
    // Nothing is shared: the value is none.
    nonisolated(unsafe) static let defaultValue: (any TextRenderer)? = nil
}

extension EnvironmentValues {
    /// What draws texts; nil where they are drawn as they are.
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension Text {
    /// Has a renderer draw a text in its frame.
    static func paint(
        _ layout: TextLayout, of object: TextLayoutObject, by renderer: any TextRenderer, in frame: CGRect,
        _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        let drawing = GraphicsContext.Drawing(context, owner: owner)
        let bounds = CGRect(origin: .zero, size: frame.size)
        var graphics = GraphicsContext(drawing, environment: environment, bounds: bounds)
        let source = Layout.Source(
            layout: layout, styles: object.styles, styled: object.styled, size: frame.size, environment: environment)
        renderer.draw(layout: Layout(source), in: &graphics)
        context.group(.pushTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)), owner: owner) {
            for entry in drawing.context.entries { $0.append(entry.command, owner: owner) }
        }
    }
}
