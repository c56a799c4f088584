/// The node of a view that has a body: holds the view's state and, below it, the body's node.
final class BodyNode<V: View>: EvaluatingNode<V> {
    private var properties: DynamicProperties<V>
    private var child: _ViewNodeOf<V.Body>!

    override init(_ view: V, _ inputs: _NodeInputs) {
        properties = DynamicProperties(view)
        super.init(view, inputs)
        _ = properties.install(view, in: self)
        child = makeChild(evaluate())
    }

    private func evaluate() -> V.Body {
        graph.countBodyEvaluation()
        nonisolated(unsafe) let view = properties.installed
        return tracked { runIsolated { view.body } }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let propertiesChanged = properties.install(view, in: self)
        child.update(viewChanged || propertiesChanged ? evaluate() : child.view, environment)
    }

    override package func reevaluate() {
        child.update(evaluate(), environment)
    }

    override package var children: [ViewNode] { child.map { [$0] } ?? [] }

    override package func willEnd() { properties.removeAll() }

    override package var holdsWrittenState: Bool { properties.holdWrittenState || super.holdsWrittenState }
}
