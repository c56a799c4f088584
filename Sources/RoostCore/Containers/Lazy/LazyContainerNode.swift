/// The node of a lazy container.
final class LazyContainerNode<V, Content: View>: _ViewNodeOf<V>, ElementContainer {
    private var element = LayoutID.none
    private let makeObject: (V) -> LazyContainerObject
    private let content: (V) -> Content
    private var child: _ViewNodeOf<Content>!

    init(
        _ view: V, _ inputs: _NodeInputs, object: @escaping (V) -> LazyContainerObject,
        content: @escaping (V) -> Content
    ) {
        makeObject = object
        self.content = content
        super.init(view, inputs)
        element = graph.layout.add(object(view), owner: self)
        child = makeChild(content(view))
        relink()
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if environmentChanged { graph.layout.setEnvironment(of: element, environment) }
        if viewChanged { graph.layout.setObject(makeObject(view), of: element) }
        child.update(content(view), environment)
        relink()
    }

    override package var children: [ViewNode] { child.map { [$0] } ?? [] }

    override package var makesElementsLazily: Bool { true }

    override package func elementsChanged() { graph.relink(self) }

    package func relink() {
        guard isAlive, let object = graph.layout.layoutObject(of: element) as? LazyContainerObject else { return }
        var rows = LazyElementList()
        _ = graph.layout.collect { _ in child.appendLazyElements(to: &rows) }
        object.rows = rows
        graph.layout.invalidate(element)
    }

    override package func appendElements(to list: inout ContiguousArray<LayoutID>) {
        graph.layout.append(element, to: &list)
    }

    override package func appendLazyElements(to list: inout LazyElementList) { list.append(.element(element)) }

    override package func willEnd() { graph.layout.remove(element) }
}
