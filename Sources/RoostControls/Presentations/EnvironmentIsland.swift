@_spi(Engine) import RoostCore

/// A view with an environment of its own, whatever the one around it.
nonisolated struct EnvironmentIsland<Content: View>: View {
    typealias Body = Never
    let environment: EnvironmentValues
    let content: Content
    /// Whether the focus stays inside. When the view ends, the focus goes back to where it was.
    let confinesFocus: Bool

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        EnvironmentIslandNode(view, inputs)
    }
}

final class EnvironmentIslandNode<Content: View>: _ViewNodeOf<EnvironmentIsland<Content>> {
    private var content: _ViewNodeOf<Content>!
    private var isConfining = false
    /// The view that had the focus before it was confined.
    private var focusBefore: NodeID?

    override init(_ view: EnvironmentIsland<Content>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        confine()
        content = makeChild(view.content, view.environment)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        content.update(view.content, view.environment)
        confine()
    }

    private func confine() {
        guard view.confinesFocus != isConfining else { return }
        isConfining = view.confinesFocus
        if isConfining {
            focusBefore = graph.focus.focused?.id
            graph.focus.confine(to: self)
        } else {
            graph.focus.release(self)
        }
    }

    override package var children: NodeList { NodeList(content) }

    override package func willEnd() {
        guard isConfining else { return }
        graph.focus.release(self)
        guard let focusBefore else { return }
        graph.afterUpdate { [graph] in
            if graph.focus.focused == nil { graph.focus.focus(focusBefore, by: .program) }
        }
    }
}
