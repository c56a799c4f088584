import CoreGraphics

/// A line across the stack around it: one pixel on iOS, one point on macOS (Rules.md, Leaf views). Outside of a
/// horizontal stack it is horizontal.
nonisolated public struct Divider: LeafView {
    public typealias Body = Never

    /// A line in the separator colour.
    public init() {}

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        .divider(thickness: environment.idiom == .macOS ? 1 : environment.pixelLength)
    }

    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        let color = Color(.separator).resolve(in: environment)
        context.append(.fill(Path(context.pixelFrame(of: element)), FillStyle(), .color(color)), owner: owner)
    }
}
