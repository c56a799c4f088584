/// The node of a view that has a body and is animated: while it moves, its body is evaluated for each frame.
final class AnimatableBodyNode<V: View & Animatable>: EvaluatingNode<V> {
    private var properties: DynamicProperties<V>
    private var child: _ViewNodeOf<V.Body>!
    /// Nil until the view has moved.
    private var offset: AnimatedOffset<V.AnimatableData>?

    override init(_ view: V, _ inputs: _NodeInputs) {
        properties = DynamicProperties(view)
        super.init(view, inputs)
        _ = properties.install(view, in: self)
        child = makeChild(evaluate())
    }

    /// The view as it is seen now.
    private var shown: V {
        guard let offset, offset.isMoving else { return view }
        var shown = view
        shown.animatableData += offset.value
        return shown
    }

    private func evaluate() -> V.Body {
        graph.countBodyEvaluation()
        nonisolated(unsafe) let view = properties.installed
        return tracked { runIsolated { view.body } }
    }

    override package func willMove(to view: V, _ environment: EnvironmentValues) {
        let delta = view.animatableData - self.view.animatableData
        guard delta != .zero else { return }
        if offset == nil { offset = AnimatedOffset { [unowned self] in showFrame() } }
        graph.animate(offset!, by: delta, in: environment)
    }

    private func showFrame() {
        _ = properties.install(shown, in: self)
        child.update(evaluate(), environment)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let propertiesChanged = properties.install(shown, in: self)
        child.update(viewChanged || propertiesChanged ? evaluate() : child.view, environment)
    }

    override package func reevaluate() { child.update(evaluate(), environment) }

    override package var children: [ViewNode] { child.map { [$0] } ?? [] }

    override package func willEnd() {
        offset?.cancel()
        properties.removeAll()
    }
}
