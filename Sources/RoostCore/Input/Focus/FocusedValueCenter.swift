/// A node that offers focused values.
protocol FocusedValueNode: ViewNode {
    /// Whether the values count wherever the focus is.
    var isForScene: Bool { get }
    func write(into values: inout FocusedValues)
}

/// Keeps a graph's focused values in step with the focus.
///
/// 1. Values for the scene always count; of several views, those of the last one added.
/// 2. Values of the views around the focus override them; the innermost one wins.
final class FocusedValueCenter {
    let location = StoredLocation(FocusedValues())
    private var nodes: [any FocusedValueNode] = []
    private var lastStamp: UInt64 = 0
    private var isStale = false

    func add(_ node: any FocusedValueNode) { nodes.append(node) }

    func remove(_ node: any FocusedValueNode) { nodes.removeAll { $0 === node } }

    /// Gathers the values anew after the update.
    func changed(in graph: ViewGraph) {
        guard !isStale else { return }
        isStale = true
        graph.afterUpdate { [weak self, weak graph] in
            guard let self, let graph else { return }
            self.isStale = false
            self.gather(around: graph.focus.focused)
        }
    }

    /// Updates the values at once.
    func gather(around focused: ViewNode?) {
        guard !nodes.isEmpty || lastStamp > 0 else { return }
        var values = FocusedValues()
        func write(_ node: any FocusedValueNode) {
            values.source = node.id
            node.write(into: &values)
        }
        for node in nodes where node.isForScene { write(node) }
        if let focused {
            let around = nodes.filter { !$0.isForScene && focused.isInside($0) }
            for node in around.sorted(by: { $0.depth < $1.depth }) { write(node) }
        }
        values.source = nil
        values.stamp(after: Evaluation.untracked { location.get() }, next: &lastStamp)
        location.set(values, Transaction())
    }
}

/// The modifier of focused values.
nonisolated struct FocusedValueModifier: ViewModifier {
    typealias Body = Never
    let isForScene: Bool
    let write: (inout FocusedValues) -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        FocusedValueModifierNode(view, inputs)
    }
}

private final class FocusedValueModifierNode<Base: View>: ModifierNode<Base, FocusedValueModifier>, FocusedValueNode {
    var isForScene: Bool { view.modifier.isForScene }

    func write(into values: inout FocusedValues) { view.modifier.write(&values) }

    override func prepare() {
        graph.focus.values.add(self)
        graph.focus.values.changed(in: graph)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        super.changed(view: viewChanged, environment: environmentChanged)
        if viewChanged { graph.focus.values.changed(in: graph) }
    }

    override func willEnd() {
        graph.focus.values.remove(self)
        graph.focus.values.changed(in: graph)
    }
}
