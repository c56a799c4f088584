/// The node of a view under a modifier that puts an element of its own around each element of the content.
@_spi(Engine) open class WrappingNode<Content: View, Modifier>: _ViewNodeOf<ModifiedContent<Content, Modifier>> {
    // Set once, by the initialiser.
    @exclusivity(unchecked) private final var ownedContent: _ViewNodeOf<Content>!
    /// The wrappers, each with its wrapped element, in order.
    @exclusivity(unchecked) private(set) final var wrappers = WrapperList()

    /// The wrappers, in order.
    package final var wrapperElements: [LayoutID] { wrappers.map(\.wrapper) }
    /// The element in the place of the content's elements when modifiers treat them as one, several or none; none if that
    /// was never so.
    private var whole = LayoutID.none

    override package init(_ view: borrowing ModifiedContent<Content, Modifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        makesElementsLazily = false
        ownedContent = makeContent(view.content)
    }

    final var content: _ViewNodeOf<Content> {
        @inline(__always) get { Unowned(ownedContent).object }
    }

    final var modifier: Modifier { readModifier() }

    func makeContent(_ content: Content) -> _ViewNodeOf<Content> { makeChild(content) }

    // MARK: For subclasses

    /// Makes a wrapper; by default one with its content's layout, unchanged.
    func makeWrapper(around content: LayoutID) -> LayoutID { graph.layout.add(.passthrough, owner: self) }

    /// Updates a wrapper for the view and the environment.
    func updateWrapper(_ wrapper: LayoutID) {}

    /// The wrapper's second child, after the content, if it has one.
    func companion(of wrapper: LayoutID) -> LayoutID { .none }

    /// Called before a wrapper is removed.
    func removeWrapper(_ wrapper: LayoutID) {}

    // MARK: Wrapping

    /// Whether the content is an `EmptyView`, maybe in bodies and type-erased: where one view is expected, it is one. The
    /// innermost of several wrappers makes it one.
    private var standsForEmptyView: Bool {
        var node: ViewNode = content
        while !(node is EmptyNode<EmptyView>) {
            let children = node.children
            guard !node.wrapsContent, children.count == 1 else { return false }
            node = children[0]
        }
        return true
    }

    @_spi(Engine) open override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        updateWrappers(environmentChanged: environmentChanged)
        updateContent(of: content, environment)
    }

    final func updateWrappers(environmentChanged: Bool) {
        if environmentChanged, whole.exists { graph.layout.setEnvironment(of: whole, environment) }
        for entry in wrappers {
            if environmentChanged { graph.layout.setEnvironment(of: entry.wrapper, environment) }
            updateWrapper(entry.wrapper)
        }
    }

    @_spi(Engine) open override var children: NodeList { NodeList(content) }

    override package func markDrawing() {
        for entry in wrappers { graph.layout.markDrawing(of: entry.wrapper) }
    }

    override package var wrapsContent: Bool { true }

    override package final func appendElements(to list: inout ContiguousArray<LayoutID>) {
        // The content's elements are appended first, and then replaced by their wrappers.
        let first = list.count
        Unowned(ownedContent).with { appendElements(of: $0, to: &list) }
        let count = list.count - first
        if count > 1 || count == 0 && standsForEmptyView, isSingleView { makeWhole(from: first, of: &list) }
        if !wrappers.wrap(list, from: first) { rewrap(list[first...]) }
        withLayout { tree in
            for index in wrappers.indices {
                let entry = wrappers[index]
                tree.setChildren(of: entry.wrapper, to: entry.content, companion(of: entry.wrapper))
                tree.passTraits(from: entry.content, to: entry.wrapper)
                list[first + index] = entry.wrapper
            }
        }
    }

    /// Combines the elements from `first` on, as where one view is expected. In the place of none is one that fills its
    /// proposal and draws nothing.
    private func makeWhole(from first: Int, of list: inout ContiguousArray<LayoutID>) {
        let children = ContiguousArray(list[first...])
        let rule =
            children.isEmpty
            ? LayoutRule.flexible(idealWidth: 10, idealHeight: 10) : .implicitStack(of: children.count)
        if whole.exists {
            graph.layout.setRule(rule, of: whole)
        } else {
            whole = graph.layout.add(rule, owner: content)
        }
        graph.layout.setChildren(of: whole, to: children)
        list.removeSubrange(first...)
        list.append(whole)
    }

    @_spi(Engine) public final override func appendLazyElements(to list: inout LazyElementList) {
        var elements = ContiguousArray<LayoutID>()
        appendElements(to: &elements)
        for element in elements { list.append(.element(element)) }
    }

    private func rewrap(_ elements: ContiguousArray<LayoutID>.SubSequence) {
        guard !wrappers.isEmpty else {
            for element in elements { wrappers.append(WrapperList.Entry(makeWrapper(around: element), element)) }
            return
        }
        var known: [LayoutID: LayoutID] = [:]
        for entry in wrappers { known[entry.content] = entry.wrapper }
        wrappers = WrapperList()
        for element in elements {
            let wrapper = known.removeValue(forKey: element) ?? makeWrapper(around: element)
            wrappers.append(WrapperList.Entry(wrapper, element))
        }
        for wrapper in known.values {
            removeWrapper(wrapper)
            graph.layout.remove(wrapper)
        }
    }

    @_spi(Engine) open override func willEnd() {
        for index in wrappers.indices {
            let wrapper = wrappers[index].wrapper
            removeWrapper(wrapper)
            graph.layout.remove(wrapper)
        }
        wrappers = WrapperList()
        if whole.exists { graph.layout.remove(whole) }
    }
}
