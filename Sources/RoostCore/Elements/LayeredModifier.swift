/// A modifier that puts another view over or under each element of its content.
nonisolated package protocol LayeredModifier: ViewModifier where Body == Never {
    associatedtype Layer: View
    var layer: Layer { get }
    var alignment: Alignment { get }
    /// Whether the layer lies behind.
    var isBehind: Bool { get }
    /// Whether the layer can be hit; by default it can.
    var layerTakesHits: Bool { get }
    /// An object that lays out the content and the layer, in place of the usual rule.
    func makeObject() -> LayoutObject?
    /// The purpose of a layer that is never drawn; nil for a drawn layer.
    var unseenUse: UnseenLayerUse? { get }
    /// Draws the content and the layer; by default in their order from back to front.
    func paint(content: LayoutID, layer: LayoutID, _ context: inout PaintContext)
}

extension LayeredModifier {
    package var layerTakesHits: Bool { true }

    package func makeObject() -> LayoutObject? { nil }
    package var unseenUse: UnseenLayerUse? { nil }

    package func paint(content: LayoutID, layer: LayoutID, _ context: inout PaintContext) {
        context.paint(isBehind ? layer : content)
        context.paint(isBehind ? content : layer)
    }

    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        TypeCache.findClass(Base.self, Self.self) { LayeredNode<Base, Self>.self }.init(view, inputs)
    }
}

/// The node of a view with a layer: a wrapper with two children for each element of the content.
final class LayeredNode<Base: View, Modifier: LayeredModifier>: WrappingNode<Base, Modifier>, LayeredContent {
    var contentNode: ViewNode { content }
    /// The layer node of each wrapper.
    private var layers: [LayoutID: any LayerOfViews] = [:]

    override package class var isForgetful: Bool { true }

    override package required init(_ view: borrowing ModifiedContent<Base, Modifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
    }

    private var rule: LayoutRule {
        .layered(modifier.alignment, secondIsBehind: modifier.isBehind)
    }

    override func makeWrapper(around content: LayoutID) -> LayoutID {
        let object = modifier.makeObject()
        let wrapper = object.map { graph.layout.add($0, owner: self) } ?? graph.layout.add(rule, owner: self)
        layers[wrapper] = TypeCache.findClass(Modifier.self) { LayerNode<Modifier.Layer>.self }
            .init(modifier.layer, _NodeInputs(graph: graph, parent: self, environment: environment.borrowed))
        return wrapper
    }

    override func updateWrapper(_ wrapper: LayoutID) {
        if let object = modifier.makeObject() {
            graph.layout.setObject(object, of: wrapper)
        } else {
            graph.layout.setRule(rule, of: wrapper)
        }
        layers[wrapper]?.update(as: modifier.layer, environment)
    }

    override func companion(of wrapper: LayoutID) -> LayoutID {
        guard let layer = layers[wrapper], layer.hasElements else { return .none }
        return layer.element
    }

    override func removeWrapper(_ wrapper: LayoutID) {
        layers.removeValue(forKey: wrapper)?.remove()
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        updateContent(of: content, environment)
        updateWrappers(environmentChanged: environmentChanged)
    }

    override package var children: NodeList {
        var nodes: [ViewNode] = []
        super.children.forEachFromFirst { nodes.append($0) }
        for entry in wrappers {
            if let layer = layers[entry.wrapper] { nodes.append(layer) }
        }
        return NodeList(nodes)
    }

    override var unseenLayerUse: UnseenLayerUse? { modifier.unseenUse }

    override package func hitChildren(of element: LayoutID, in tree: LayoutTree) -> ContiguousArray<LayoutID> {
        let children = tree.children(of: element)
        guard children.count == 2 else { return children }
        guard modifier.layerTakesHits else { return [children[0]] }
        return modifier.isBehind ? [children[1], children[0]] : children
    }

    override package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        let children = graph.layout.children(of: element)
        guard children.count == 2 else { return context.paintChildren(of: element) }
        context.layered { modifier.paint(content: children[0], layer: children[1], &$0) }
    }
}

/// A layer node without its type: Swift would have to look up the metadata of a dictionary type for each type of layer.
protocol LayerOfViews: ViewNode {
    var element: LayoutID { get }
    var hasElements: Bool { get }
}

/// The node of a layer, which stacks its views on top of each other as a `ZStack` does.
final class LayerNode<Layer: View>: ContentNode<Layer, Layer>, LayerOfViews {
    private(set) var hasElements = false
    /// Whether `init` is done. Until then the wrapper's maker reads `hasElements` itself: relinking everything around
    /// each row with a background would take quadratic time in the number of rows.
    private var isMade = false

    override package class var isForgetful: Bool { true }

    override required init(_ view: borrowing Layer, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        element = graph.layout.add(.passthrough, owner: self)
        start(self.view)
        isMade = true
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        updateContent(view, environmentChanged: environmentChanged)
    }

    override package func relink() {
        super.relink()
        let elements = graph.layout.children(of: element)
        let hadElements = hasElements
        hasElements = !elements.isEmpty || graph.layout.hasDetached(element)
        // Several views of a layer are centred on each other before the layer is aligned as one block (case stk-K5g); a
        // single view gets the layer's proposal (case stk-K5).
        graph.layout.setRule(elements.count == 1 ? .passthrough : .zstack(.center), of: element)
        if isMade, hadElements != hasElements { parent?.elementsChanged() }
    }
}
