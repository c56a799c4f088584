import CoreGraphics

/// A colour as a view fills the space that it is offered.
nonisolated extension Color: LeafView {
    public typealias Body = Never

    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        guard case .resolved(let color) = provider else { return }
        context.append(.fill(Path(context.pixelFrame(of: element)), FillStyle(), .color(color)), owner: owner)
    }
}
