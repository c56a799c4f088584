/// A modifier that marks each element with a trait, for the container around it.
nonisolated package protocol TraitModifier: ViewModifier where Body == Never {
    func apply(to element: LayoutID, in tree: LayoutTree)
}

extension TraitModifier {
    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        TraitNode(view, inputs)
    }
}

final class TraitNode<Base: View, Modifier: TraitModifier>: MarkingNode<Base, Modifier> {
    /// The modifier that the elements were marked with last.
    private var known: Modifier

    override init(_ view: ModifiedContent<Base, Modifier>, _ inputs: borrowing _NodeInputs) {
        known = view.modifier
        super.init(view, inputs)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        super.changed(view: viewChanged, environment: environmentChanged)
        guard viewChanged, !isKnownEqual(known, view.modifier) else { return }
        known = view.modifier
        elementsChanged()
    }

    override func mark(_ element: LayoutID) { view.modifier.apply(to: element, in: graph.layout) }
}
