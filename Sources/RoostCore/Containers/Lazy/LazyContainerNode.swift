/// The node of a lazy container.
@_spi(Engine) open class LazyContainerNode<V, Content: View>: ContentNode<V, Content>, LazyContainer {
    private let makeObject: (V) -> LazyContainerObject
    private let makeContent: (V) -> Content
    package final let lazyObject: LazyContainerObject

    package init(
        _ view: V, _ inputs: borrowing _NodeInputs, object: @escaping (V) -> LazyContainerObject,
        content: @escaping (V) -> Content
    ) {
        makeObject = object
        makeContent = content
        lazyObject = object(view)
        super.init(view, inputs)
        element = graph.layout.add(lazyObject, owner: self)
        lazyObject.owner = element
        lazyObject.afterPass = { [unowned graph] in graph.afterPlacing($0) }
        start(content(view), isLazy: true)
    }

    @_spi(Engine) open override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if viewChanged {
            lazyObject.adopt(makeObject(view))
            graph.layout.invalidate(element)
        }
        updateContent(makeContent(view), environmentChanged: environmentChanged)
    }

    override package func relink() {
        guard isAlive else { return }
        var rows = LazyElementList()
        _ = graph.layout.collect { _ in content.appendLazyElements(to: &rows) }
        let controller = graph.layout.scrollController(around: element)
        lazyObject.setRows(rows, atStart: controller?.isAtStart(along: lazyObject.axis) ?? true)
        graph.layout.invalidate(element)
    }

    @_spi(Engine) open override func willEnd() {
        graph.layout.scrollController(around: element)?.removeLazyContainer(element)
        super.willEnd()
    }
}
