@_spi(Engine) import RoostCore

/// Runs an action once the view's identity has ended, after the view's content has disappeared.
nonisolated struct EndModifier: ViewModifier {
    typealias Body = Never
    let ended: () -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        EndNode(view, inputs)
    }
}

final class EndNode<Base: View>: ModifierNode<Base, EndModifier> {
    override package func willEnd() {
        let ended = view.modifier.ended
        graph.onceGone { ended() }
    }
}
