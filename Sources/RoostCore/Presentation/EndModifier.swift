/// Runs an action once the view's identity has ended, after what is in it has disappeared.
nonisolated struct EndModifier: ViewModifier {
    typealias Body = Never
    let ended: () -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        EndNode(view, inputs)
    }
}

final class EndNode<Base: View>: _ViewNodeOf<ModifiedContent<Base, EndModifier>> {
    private var content: _ViewNodeOf<Base>!

    override init(_ view: ModifiedContent<Base, EndModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        content = makeChild(view.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        content.update(view.content, environment)
    }

    override package var children: [ViewNode] { content.map { [$0] } ?? [] }

    override package func willEnd() {
        let ended = view.modifier.ended
        graph.onceGone { ended() }
    }
}
