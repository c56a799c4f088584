import CoreGraphics

/// The node above a graph's content: a window's root, which centres what is smaller than it (case `stk-R1`).
package final class RootNode: ViewNode, ElementContainer {
    package private(set) var layoutID = LayoutID.none
    private var content: ViewNode!
    /// What is presented over the content; nil in a picture.
    private var layers: _ViewNodeOf<PresentationLayers>?
    private var safeArea = EdgeInsets()
    /// Keeps its content clear of what the system covers, as soon as that is something.
    private var safeAreaID = LayoutID.none
    /// What the system leaves free: the content lies in its middle.
    private var freeID = LayoutID.none
    /// The content's elements, as soon as they are several or there is a safe area.
    private var stackID = LayoutID.none
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
            freeID = graph.layout.add(.flexibleFrame(.whole), owner: self)
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
        if elements.count > 1 || safeAreaID.exists {
            if !stackID.exists { stackID = tree.add(.passthrough, owner: self) }
            tree.setRule(.implicitStack(of: elements.count), of: stackID)
            tree.setChildren(of: stackID, to: elements)
            elements = [stackID]
        } else if stackID.exists {
            tree.setChildren(of: stackID, to: [])
        }
        if safeAreaID.exists {
            tree.setChildren(of: freeID, to: elements)
            tree.setChildren(of: safeAreaID, to: [freeID])
            elements = [safeAreaID]
        }
        if let layers { elements += tree.collect { layers.appendElements(to: &$0) } }
        tree.setChildren(of: layoutID, to: elements)
    }

    override package func willEnd() {
        for element in [stackID, freeID, safeAreaID, layoutID] where element.exists { graph.layout.remove(element) }
    }
}

/// A node that owns a list of layout elements.
package protocol ElementContainer: ViewNode {
    /// Collects the elements anew.
    func relink()
}

extension FlexibleFrame {
    /// As large as is proposed, whatever is in it.
    fileprivate static var whole: FlexibleFrame {
        FlexibleFrame(
            minWidth: 0, idealWidth: .nan, maxWidth: .infinity, minHeight: 0, idealHeight: .nan, maxHeight: .infinity,
            alignment: .center)
    }
}
