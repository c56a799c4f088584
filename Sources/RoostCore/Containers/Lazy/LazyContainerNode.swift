/// The node of a lazy container.
final class LazyContainerNode<V, Content: View>: ContentNode<V, Content> {
    private let makeObject: (V) -> LazyContainerObject
    private let makeContent: (V) -> Content

    init(
        _ view: V, _ inputs: _NodeInputs, object: @escaping (V) -> LazyContainerObject,
        content: @escaping (V) -> Content
    ) {
        makeObject = object
        makeContent = content
        super.init(view, inputs)
        element = graph.layout.add(object(view), owner: self)
        start(content(view))
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if viewChanged { graph.layout.setObject(makeObject(view), of: element) }
        updateContent(makeContent(view), environmentChanged: environmentChanged)
        relink()
    }

    override package var makesElementsLazily: Bool { true }

    override package func relink() {
        guard isAlive, let object = graph.layout.layoutObject(of: element) as? LazyContainerObject else { return }
        var rows = LazyElementList()
        _ = graph.layout.collect { _ in content.appendLazyElements(to: &rows) }
        object.rows = rows
        graph.layout.invalidate(element)
    }
}
