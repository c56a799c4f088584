/// A node that owns one element of the layout tree.
class ElementNode<V>: _ViewNodeOf<V> {
    /// Set by the subclass's initialiser.
    @exclusivity(unchecked) final var element = LayoutID.none

    override package final func appendElements(to list: inout ContiguousArray<LayoutID>) {
        graph.layout.append(element, to: &list)
    }

    override package final func appendLazyElements(to list: inout LazyElementList) { list.append(.element(element)) }

    override package func markDrawing() { graph.layout.markDrawing(of: element) }

    override package func willEnd() { graph.layout.remove(element) }
}

/// A node that owns one element, whose children are the elements of its content.
class ContentNode<V, Content: View>: ElementNode<V>, ElementContainer {
    @exclusivity(unchecked) private(set) final var content: _ViewNodeOf<Content>!

    /// Makes the content; called last in the subclass's initialiser.
    final func start(_ view: Content, _ inner: EnvironmentValues? = nil) {
        content = makeChild(view, inner ?? environment)
        relink()
    }

    /// Brings the content up to date; called last in the subclass's `changed`.
    final func updateContent(_ view: Content, environmentChanged: Bool, _ inner: EnvironmentValues? = nil) {
        if environmentChanged { graph.layout.setEnvironment(of: element, environment) }
        content.update(view, inner ?? environment)
    }

    override package final var children: NodeList { NodeList(content) }

    override package var makesElementsLazily: Bool { false }

    override package final func elementsChanged() { graph.relink(self) }

    package func relink() {
        guard isAlive else { return }
        let elements = graph.layout.collect { content.appendElements(to: &$0) }
        graph.layout.setChildren(of: element, to: elements)
    }
}
