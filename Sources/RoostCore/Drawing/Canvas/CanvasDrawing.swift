import CoreGraphics

/// The view that runs a canvas's closure.
nonisolated struct CanvasDrawing: LeafView {
    typealias Body = Never
    var renderer: (inout GraphicsContext, CGSize) -> Void
    var isOpaque: Bool

    /// The closure may depend on anything.
    package func drawsEachFrame(in environment: EnvironmentValues) -> Bool { true }

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
