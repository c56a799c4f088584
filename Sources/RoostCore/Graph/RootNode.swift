import CoreGraphics

/// The node above a graph's content: a window's root, which centres what is smaller than it (case `stk-R1`).
package final class RootNode: ViewNode, ElementContainer {
    package private(set) var layoutID = LayoutID.none
    private var content: ViewNode!
    /// What is presented over the content; nil in a picture.
    private var layers: _ViewNodeOf<PresentationLayers>?
    private var safeArea = EdgeInsets()
    /// Inside the safe area, as soon as there is one: the content's elements, centred.
    private var safeAreaID = LayoutID.none
    private var contentID = LayoutID.none
    private var updateContent: ((EnvironmentValues) -> Void)!
    let contentType: Any.Type

    init<V: View>(_ view: V, _ inputs: _NodeInputs) {
        contentType = V.self
        super.init(inputs)
        layoutID = graph.layout.add(.zstack(.center), owner: self)
        let node = makeChild(view)
        content = node
        updateContent = { node.update(node.view, $0) }
        if let stack = graph.presentations { layers = makeChild(PresentationLayers(stack: stack)) }
        relink()
    }

    /// Keeps the content clear of what the system covers at the edges.
    func setSafeArea(_ insets: EdgeInsets) {
        guard insets != safeArea else { return }
        safeArea = insets
        let object = SafeAreaObject(.padding(insets))
        if safeAreaID.exists {
            graph.layout.setObject(object, of: safeAreaID)
        } else {
            safeAreaID = graph.layout.add(object, owner: self)
            contentID = graph.layout.add(.zstack(.center), owner: self)
        }
        graph.relink(self)
    }

    /// Makes the content that of another view of the same type; state stays.
    func setContent<V: View>(_ view: V) {
        guard let content = content as? _ViewNodeOf<V> else {
            return Log.warning("A \(V.self) cannot take the place of a \(contentType) in its window.")
        }
        content.update(view, environment)
    }

    func setEnvironment(_ environment: EnvironmentValues) {
        guard !environment.isIdentical(to: self.environment) else { return }
        self.environment = environment
        graph.layout.setEnvironment(of: layoutID, environment)
        updateContent(environment)
        if let layers { layers.update(layers.view, environment) }
    }

    override package var children: NodeList {
        guard let layers else { return NodeList(content) }
        return NodeList([content, layers].compactMap { $0 })
    }

    /// What is in front: the presentations where there are any.
    var frontmost: ViewNode {
        if let layers, graph.presentations?.top != nil { return layers }
        return content
    }

    override package var isOne: Bool { true }

    override package func elementsChanged() { graph.relink(self) }

    package func relink() {
        let tree = graph.layout
        var elements = tree.collect { content.appendElements(to: &$0) }
        if safeAreaID.exists {
            tree.setChildren(of: contentID, to: elements)
            tree.setChildren(of: safeAreaID, to: [contentID])
            elements = [safeAreaID]
        }
        if let layers { elements += tree.collect { layers.appendElements(to: &$0) } }
        tree.setChildren(of: layoutID, to: elements)
    }

    override package func willEnd() {
        for element in [contentID, safeAreaID, layoutID] where element.exists { graph.layout.remove(element) }
    }
}

/// A node that owns a list of layout elements.
package protocol ElementContainer: ViewNode {
    /// Collects the elements anew.
    func relink()
}
