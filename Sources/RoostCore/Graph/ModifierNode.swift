/// The node of a view under a modifier without an element of its own: its elements are those of the content.
@_spi(Engine) open class ModifierNode<Content: View, Modifier>: _ViewNodeOf<ModifiedContent<Content, Modifier>> {
    // Set once, by the initialiser.
    @exclusivity(unchecked) private final var ownedContent: _ViewNodeOf<Content>!

    override package init(_ view: borrowing ModifiedContent<Content, Modifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        prepare()
        ownedContent = makeChild(view.content, innerEnvironment)
    }

    final var content: _ViewNodeOf<Content> {
        @inline(__always) get { Unowned(ownedContent).object }
    }

    final var modifier: Modifier { readModifier() }

    // MARK: For subclasses

    /// Called before the content is made, so that requests made here come before the content's.
    @_spi(Engine) open func prepare() {}

    /// The environment of the content.
    @_spi(Engine) open var innerEnvironment: EnvironmentValues { environment }

    /// Updates the content. An override must call it.
    @_spi(Engine) open override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        updateContent(of: content, environmentChanged ? innerEnvironment : content.environment)
    }

    @_spi(Engine) public final override var children: NodeList { NodeList(content) }
}

/// The node of a view under a modifier that marks each of the content's elements.
class MarkingNode<Content: View, Modifier>: ModifierNode<Content, Modifier> {
    override package class var isForgetful: Bool { true }

    /// Marks an element; called whenever a container collects its elements.
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
