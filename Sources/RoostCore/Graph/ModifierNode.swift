/// The node of a view under a modifier that has no element of its own: the elements of the content are its elements.
class ModifierNode<Content: View, Modifier>: _ViewNodeOf<ModifiedContent<Content, Modifier>> {
    // Set once, by the initialiser.
    @exclusivity(unchecked) private final var ownedContent: _ViewNodeOf<Content>!

    override init(_ view: borrowing ModifiedContent<Content, Modifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        prepare()
        ownedContent = makeChild(view.content, innerEnvironment)
    }

    final var content: _ViewNodeOf<Content> {
        @inline(__always) get { Unowned(ownedContent).object }
    }

    final var modifier: Modifier { readModifier() }

    // MARK: For subclasses

    /// Called before the content is made: what is asked for here comes before what the content asks for.
    func prepare() {}

    /// The environment of the content.
    var innerEnvironment: EnvironmentValues { environment }

    /// Brings the content up to date; a subclass that overrides this calls it.
    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        updateContent(of: content, environmentChanged ? innerEnvironment : content.environment)
    }

    override package final var children: NodeList { NodeList(content) }
}

/// The node of a view under a modifier that notes something about each of the content's elements.
class MarkingNode<Content: View, Modifier>: ModifierNode<Content, Modifier> {
    /// Notes it; called whenever a container asks for its elements.
    func mark(_ element: LayoutID) { fatalError("MarkingNode is abstract") }

    override package final func appendElements(to list: inout ContiguousArray<LayoutID>) {
        let first = list.count
        appendElements(of: content, to: &list)
        guard graph.layout.isCollecting else { return }
        for element in list[first...] { mark(element) }
    }

    override package final func appendLazyElements(to list: inout LazyElementList) {
        var inner = LazyElementList()
        appendLazyElements(of: content, to: &inner)
        let markAll = { [unowned self] (elements: ContiguousArray<LayoutID>) in
            guard graph.layout.isCollecting else { return }
            for element in elements { mark(element) }
        }
        list.append(inner) { entry in
            switch entry {
            case .element(let element):
                markAll([element])
                return entry
            case .source(let source): return .source(MappedElementSource(source, elements: markAll))
            }
        }
    }
}
