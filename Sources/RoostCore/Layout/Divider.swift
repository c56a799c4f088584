import CoreGraphics

/// A line across the stack around it: one pixel on iOS, one point on macOS (FACTS 1.1).
nonisolated public struct Divider: View {
    public init() {}

    public var body: some View {
        DividerLine()
    }
}

nonisolated private struct DividerLine: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> { DividerNode(view, inputs) }
}

private final class DividerNode: _ViewNodeOf<DividerLine> {
    private var element = LayoutID.none

    override init(_ view: DividerLine, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        element = graph.layout.add(rule, owner: self)
    }

    private var rule: LayoutRule {
        .divider(thickness: environment.idiom == .macOS ? 1 : environment.pixelLength)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        graph.layout.setRule(rule, of: element)
    }

    override package func appendElements(to list: inout ContiguousArray<LayoutID>) { list.append(element) }

    override package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        // FACTS 2.8: separator.
        let color =
            environment.colorScheme == .light
            ? Color.Resolved(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
            : Color.Resolved(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
        context.append(.fill(Path(context.pixelFrame(of: element)), FillStyle(), .color(color)), owner: id)
    }

    override package func willEnd() { graph.layout.remove(element) }

    override package var elementName: String { "Divider" }
}
