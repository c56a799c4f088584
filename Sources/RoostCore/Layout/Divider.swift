import CoreGraphics

/// A line across the stack around it: one pixel on iOS, one point on macOS (FACTS 1.1).
nonisolated public struct Divider: LeafView {
    public typealias Body = Never

    public init() {}

    package func rule(in environment: EnvironmentValues) -> LayoutRule {
        .divider(thickness: environment.idiom == .macOS ? 1 : environment.pixelLength)
    }

    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        // FACTS 2.8: separator.
        let color =
            environment.colorScheme == .light
            ? Color.Resolved(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
            : Color.Resolved(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
        context.append(.fill(Path(context.pixelFrame(of: element)), FillStyle(), .color(color)), owner: owner)
    }
}
