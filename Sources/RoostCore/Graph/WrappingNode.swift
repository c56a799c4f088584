/// A node that puts an element of its own around each element of its content.
class WrappingNode<V, Content: View>: _ViewNodeOf<V> {
    private(set) var content: _ViewNodeOf<Content>!
    /// The wrappers and what each of them wraps, in order.
    private(set) var wrappers: ContiguousArray<(wrapper: LayoutID, content: LayoutID)> = []

    init(_ view: V, _ inputs: _NodeInputs, content: Content) {
        super.init(view, inputs)
        self.content = makeContent(content)
    }

    func makeContent(_ content: Content) -> _ViewNodeOf<Content> { makeChild(content) }

    // MARK: For subclasses

    func makeWrapper(around content: LayoutID) -> LayoutID { fatalError("WrappingNode is abstract") }

    /// Brings a wrapper up to date with the view and the environment.
    func updateWrapper(_ wrapper: LayoutID) {}

    /// The wrapper's children; the content first.
    func elements(of wrapper: LayoutID, around content: LayoutID) -> ContiguousArray<LayoutID> { [content] }

    /// Called before a wrapper goes.
    func removeWrapper(_ wrapper: LayoutID) {}

    // MARK: Wrapping

    final func updateWrappers(environmentChanged: Bool) {
        for (wrapper, _) in wrappers {
            if environmentChanged { graph.layout.setEnvironment(of: wrapper, environment) }
            updateWrapper(wrapper)
        }
    }

    override package var children: [ViewNode] { content.map { [$0] } ?? [] }

    override package var makesElementsLazily: Bool { false }

    override package final func appendElements(to list: inout ContiguousArray<LayoutID>) {
        var elements = ContiguousArray<LayoutID>()
        content.appendElements(to: &elements)
        if !elements.elementsEqual(wrappers, by: { $0 == $1.content }) { rewrap(elements) }
        let tree = graph.layout
        for (wrapper, content) in wrappers {
            tree.setChildren(of: wrapper, to: self.elements(of: wrapper, around: content))
            tree.passTraits(from: content, to: wrapper)
            list.append(wrapper)
        }
    }

    override package final func appendLazyElements(to list: inout LazyElementList) {
        var elements = ContiguousArray<LayoutID>()
        appendElements(to: &elements)
        for element in elements { list.append(.element(element)) }
    }

    private func rewrap(_ elements: ContiguousArray<LayoutID>) {
        var known: [LayoutID: LayoutID] = [:]
        for (wrapper, content) in wrappers { known[content] = wrapper }
        let kept = elements.map { (wrapper: known.removeValue(forKey: $0) ?? makeWrapper(around: $0), content: $0) }
        for wrapper in known.values {
            removeWrapper(wrapper)
            graph.layout.remove(wrapper)
        }
        wrappers = ContiguousArray(kept)
    }

    override package func willEnd() {
        for (wrapper, _) in wrappers {
            removeWrapper(wrapper)
            graph.layout.remove(wrapper)
        }
        wrappers = []
    }
}
