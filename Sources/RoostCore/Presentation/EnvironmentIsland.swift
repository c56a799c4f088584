/// A view with an environment that is not the one around it.
nonisolated struct EnvironmentIsland<Content: View>: View {
    typealias Body = Never
    let environment: EnvironmentValues
    let content: Content
    /// Whether the focus stays inside until the view ends; then it goes back to where it was.
    let confinesFocus: Bool

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        EnvironmentIslandNode(view, inputs)
    }
}

final class EnvironmentIslandNode<Content: View>: _ViewNodeOf<EnvironmentIsland<Content>> {
    private var content: _ViewNodeOf<Content>!
    private var focusBefore: NodeID?

    override init(_ view: EnvironmentIsland<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        if view.confinesFocus {
            focusBefore = graph.focus.focused?.id
            graph.focus.confine(to: self)
        }
        content = makeChild(view.content, view.environment)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        content.update(view.content, view.environment)
    }

    override package var children: [ViewNode] { content.map { [$0] } ?? [] }

    override package func willEnd() {
        if view.confinesFocus { graph.focus.release(self) }
        guard let focusBefore else { return }
        graph.afterUpdate { [graph] in
            if graph.focus.focused == nil { graph.focus.focus(focusBefore, by: .program) }
        }
    }
}
