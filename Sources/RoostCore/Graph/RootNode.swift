import CoreGraphics

/// The root node of a graph. It centres content that is smaller than the window (case `stk-R1`).
package final class RootNode: ViewNode, ElementContainer {
    package private(set) var layoutID = LayoutID.none
    private var content: ViewNode!
    /// The window's layers over the content; nil in an image.
    private var layers: ViewNode?
    private var safeArea = EdgeInsets()
    /// The element that applies the safe area, once there is one.
    private var safeAreaID = LayoutID.none
    /// The element that fills the safe area and centres the content in it.
    private var freeID = LayoutID.none
    /// The element around the content's elements, once there are several or there is a safe area.
    private var stackID = LayoutID.none
    private var updateContent: ((EnvironmentValues) -> Void)!
    private var updateLayers: ((EnvironmentValues) -> Void)?
    package let contentType: Any.Type

    override package class var isForgetful: Bool { true }

    init<V: View>(_ view: V, _ inputs: _NodeInputs) {
        contentType = V.self
        super.init(inputs)
        layoutID = graph.layout.add(.zstack(.center), owner: self)
        let node = makeChild(view)
        content = node
        updateContent = { node.update(node.view, $0) }
        if let layers = graph.layers { show(layers) }
        relink()
    }

    private func show(_ layers: some WindowLayers) {
        let node = makeChild(layers.content)
        self.layers = node
        updateLayers = { node.update(node.view, $0) }
    }

    /// Keeps the content clear of the parts that the system covers at the edges.
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

    /// Replaces the content by another view of the same type. State is kept.
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
        updateLayers?(environment)
    }

    override package var children: NodeList {
        guard let layers else { return NodeList(content) }
        return NodeList([content, layers].compactMap { $0 })
    }

    /// The frontmost content: the presentations if there are any.
    var frontmost: ViewNode {
        if let layers, graph.layers?.coversContent == true { return layers }
        return content
    }

    override package var isSingleView: Bool { true }

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
    /// Collects the elements again.
    func relink()
}

extension FlexibleFrame {
    /// The size of the proposal, whatever the content.
    fileprivate static var whole: FlexibleFrame {
        FlexibleFrame(
            minWidth: 0, idealWidth: .nan, maxWidth: .infinity, minHeight: 0, idealHeight: .nan, maxHeight: .infinity,
            alignment: .center)
    }
}
