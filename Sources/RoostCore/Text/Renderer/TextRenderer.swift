import CoreGraphics

/// A type that draws texts by code: by lines, runs or glyphs.
///
/// A renderer is a value; if its `animatableData` changes in an animation, the text is drawn anew in each frame.
public protocol TextRenderer: Animatable {
    /// Draws a laid-out text, in points from its top left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// The size of a text, by default its own.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// The distance that the renderer draws beyond the text's frame, in points. Has no effect here: nothing is cut off
    /// at the frame.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
    /// Draws the texts in the view by a renderer.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

/// Passes a renderer to the texts inside, and animates it.
nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

private struct TextRendererKey: EnvironmentKey {
    // Nothing is shared: the value is nil.
    nonisolated(unsafe) static let defaultValue: (any TextRenderer)? = nil
}

extension EnvironmentValues {
    /// The renderer of texts; nil draws them as they are.
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension Text {
    /// Draws a text in its frame by a renderer.
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
