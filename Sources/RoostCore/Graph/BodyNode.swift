/// The node of a view with a body: it holds the view's state and, below it, the body's node.
final class BodyNode<V: View>: EvaluatingNode<V> {
    private var properties: DynamicProperties<V>?
    private var child: _ViewNodeOf<V.Body>!
    /// The animation of an animatable view, whose body is evaluated for each frame meanwhile; nil for any other view.
    private let movement: BodyMovement<V>?

    /// Without properties. A view that is animatable moves only in an animated change.
    override package class var isForgetful: Bool { true }

    package required init(_ view: borrowing V, _ inputs: borrowing _NodeInputs, movement: BodyMovement<V>?) {
        self.movement = movement
        super.init(view, inputs)
        movement?.moved = { [unowned self] in showFrame() }
        properties = connect(self.view)
        if properties == nil { graph.noteBody() } else { graph.noteMemory() }
        child = makeChild(evaluate())
    }

    private func evaluate() -> V.Body {
        graph.countBodyEvaluation()
        if let properties { return body(of: properties.installed) }
        return body(of: shown)
    }

    private func body(of view: V) -> V.Body {
        nonisolated(unsafe) let view = view
        return tracked { runIsolated { view.body } }
    }

    /// The view with the values that the animation has reached.
    private var shown: V {
        guard let movement else { return view }
        return movement.shown(view)
    }

    override package func willMove(to view: V, _ environment: EnvironmentValues) {
        movement?.move(from: self.view, to: view, in: graph, environment)
    }

    private func showFrame() {
        _ = properties?.install(shown, in: self)
        child.update(evaluate(), environment)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let propertiesChanged = properties?.install(shown, in: self) ?? false
        child.update(viewChanged || propertiesChanged ? evaluate() : child.view, environment)
    }

    override package func reevaluate() {
        child.update(evaluate(), environment)
    }

    override package var children: NodeList { NodeList(child) }

    override package func willEnd() {
        movement?.cancel()
        properties?.removeAll()
    }

    override package var holdsWrittenState: Bool { properties?.holdWrittenState ?? false || super.holdsWrittenState }
}

extension BodyNode: EvaluatedBody {
    func reportProperties<Result>(
        _ report: (UnsafeMutableRawPointer, Any.Type, [AnyObject?]) -> Result
    ) -> Result {
        var value = properties?.installed ?? shown
        let slots = properties?.keptSlots ?? []
        return withUnsafeMutablePointer(to: &value) { report(UnsafeMutableRawPointer($0), V.self, slots) }
    }
}
