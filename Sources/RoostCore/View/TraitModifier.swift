/// A modifier that says something about each element to the container around it.
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

final class TraitNode<Base: View, Modifier: TraitModifier>: _ViewNodeOf<ModifiedContent<Base, Modifier>> {
    private var content: _ViewNodeOf<Base>!

    override init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        content = makeChild(view.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        content.update(view.content, environment)
        if viewChanged { elementsChanged() }
    }

    override package var children: [ViewNode] { content.map { [$0] } ?? [] }

    override package func appendElements(to list: inout ContiguousArray<LayoutID>) {
        let first = list.count
        content.appendElements(to: &list)
        guard graph.layout.isCollecting else { return }
        for element in list[first...] { view.modifier.apply(to: element, in: graph.layout) }
    }

    override package func appendLazyElements(to list: inout LazyElementList) {
        var inner = LazyElementList()
        content.appendLazyElements(to: &inner)
        let apply = { [unowned self] (elements: ContiguousArray<LayoutID>) in
            guard graph.layout.isCollecting else { return }
            for element in elements { view.modifier.apply(to: element, in: graph.layout) }
        }
        list.append(inner) { entry in
            switch entry {
            case .element(let element):
                apply([element])
                return entry
            case .source(let source): return .source(MappedElementSource(source, elements: apply))
            }
        }
    }
}
