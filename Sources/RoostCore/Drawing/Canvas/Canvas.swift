import CoreGraphics

/// A view whose content is drawn by code.
nonisolated public struct Canvas: LeafView {
    public typealias Body = Never
    /// Draws the content into a context of a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    /// How colours are stored. Output is eight bits a channel, sRGB, in every mode.
    public var colorMode: ColorRenderingMode
    /// Drawing always happens where the rest of the view is drawn.
    public var rendersAsynchronously: Bool

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        let frame = context.pixelFrame(of: element)
        guard frame.width > 0, frame.height > 0 else { return }
        let bounds = CGRect(origin: .zero, size: frame.size)
        let drawing = GraphicsContext.Drawing(context, owner: owner)
        var graphics = GraphicsContext(drawing, environment: environment, bounds: bounds)
        renderer(&graphics, frame.size)
        let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        context.group(.pushTransform(place), owner: owner) { context in
            context.group(.pushClip(Path(bounds), FillStyle()), owner: owner) { context in
                if isOpaque {
                    context.append(
                        .fill(Path(bounds), FillStyle(), .color(Color.Resolved(red: 0, green: 0, blue: 0))),
                        owner: owner)
                }
                for entry in drawing.context.entries { context.append(entry.command, owner: owner) }
            }
        }
    }
}
