/// A node that owns one element of the layout tree.
@_spi(Engine) open class ElementNode<V>: _ViewNodeOf<V> {
    /// Set by the subclass's initialiser.
    @exclusivity(unchecked) package final var element = LayoutID.none

    override package final func appendElements(to list: inout ContiguousArray<LayoutID>) {
        withLayout { $0.append(element, to: &list) }
    }

    @_spi(Engine) public final override func appendLazyElements(to list: inout LazyElementList) {
        list.append(.element(element))
    }

    override package func markDrawing() { graph.layout.markDrawing(of: element) }

    @_spi(Engine) open override func willEnd() { graph.layout.remove(element) }
}

/// Calls a closure with a view's content in place: views are large, and a copy retains every reference in them.
typealias ContentAccess<V, Content> = (inout V, (UnsafePointer<Content>) -> Void) -> Void

/// A node that owns one element, which has the content's elements as children.
@_spi(Engine) open class ContentNode<V, Content: View>: ElementNode<V>, ElementContainer {
    // Set once, by `start`.
    @exclusivity(unchecked) private final var ownedContent: _ViewNodeOf<Content>!

    final var content: _ViewNodeOf<Content> {
        @inline(__always) get { Unowned(ownedContent).object }
    }

    /// Makes the content; called last in the subclass's initialiser.
    final func start(_ view: Content, _ inner: EnvironmentValues? = nil, isLazy: Bool = false) {
        makesElementsLazily = isLazy
        ownedContent = makeChild(view, inner ?? environment)
        relink()
    }

    /// Updates the content; called last in the subclass's `changed`.
    final func updateContent(_ view: Content, environmentChanged: Bool, _ inner: EnvironmentValues? = nil) {
        withUnsafePointer(to: view) { updateContent(at: $0, environmentChanged: environmentChanged, inner) }
    }

    /// The same, without a copy of the view.
    final func updateContent(
        at view: UnsafePointer<Content>, environmentChanged: Bool, _ inner: EnvironmentValues? = nil
    ) {
        if environmentChanged { graph.layout.setEnvironment(of: element, environment) }
        content.update(at: view, inner ?? environment)
    }

    @_spi(Engine) public final override var children: NodeList { NodeList(content) }

    override package var isSingleView: Bool { false }

    override package final func elementsChanged() { graph.relink(self) }

    package func relink() {
        guard isAlive else { return }
        withLayout { tree in
            tree.setChildren(of: element) { list in Unowned(ownedContent).with { $0.appendElements(to: &list) } }
        }
    }
}
