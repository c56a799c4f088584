/// A layout that the layout tree knows by a rule of its own.
protocol BuiltInLayout: Layout {
    var rule: LayoutRule { get }
}

/// Content arranged by a layout: what calling a layout with a closure makes.
nonisolated public struct _LayoutContainer<L: Layout, Content: View>: View {
    public typealias Body = Never
    let layout: L
    let content: Content

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ContainerNode(view, inputs, layout: { $0.layout }, content: { $0.content })
    }
}

/// The node of a container: an element whose children are the elements of its content.
final class ContainerNode<V, L: Layout, Content: View>: _ViewNodeOf<V>, ElementContainer {
    private(set) var element = LayoutID.none
    private let layout: (V) -> L
    private let content: (V) -> Content
    private var child: _ViewNodeOf<Content>!

    init(_ view: V, _ inputs: _NodeInputs, layout: @escaping (V) -> L, content: @escaping (V) -> Content) {
        self.layout = layout
        self.content = content
        super.init(view, inputs)
        let value = layout(view)
        if let rule = Self.rule(of: value) {
            element = graph.layout.add(rule, owner: self)
        } else {
            element = graph.layout.add(Self.object(of: value), owner: self)
        }
        child = makeChild(content(view))
        relink()
    }

    /// The tree's own rule for the layout, where it has one.
    private static func rule(of layout: L) -> LayoutRule? {
        if let layout = layout as? any BuiltInLayout { return layout.rule }
        return (layout as? AnyLayout)?.storage.rule
    }

    private static func object(of layout: L) -> LayoutObject {
        (layout as? AnyLayout)?.storage.makeObject() ?? CustomLayoutObject(layout)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if environmentChanged { graph.layout.setEnvironment(of: element, environment) }
        let value = layout(view)
        if viewChanged { setLayout(value) }
        child.update(content(view), environment)
    }

    private func setLayout(_ value: L) {
        let tree = graph.layout
        if let rule = Self.rule(of: value) {
            tree.setRule(rule, of: element)
        } else if case .object = tree.rule(of: element) {
            if let known = tree.layoutObject(of: element) as? CustomLayoutObject<L>, isKnownEqual(known.layout, value) {
                return
            }
            tree.setObject(Self.object(of: value), of: element)
        } else {
            tree.setRule(Self.object(of: value), of: element)
        }
    }

    override package var children: [ViewNode] { child.map { [$0] } ?? [] }

    override package var makesElementsLazily: Bool { false }

    override package func elementsChanged() { graph.relink(self) }

    package func relink() {
        guard isAlive else { return }
        let elements = graph.layout.collect { child.appendElements(to: &$0) }
        graph.layout.setChildren(of: element, to: elements)
    }

    override package func appendElements(to list: inout ContiguousArray<LayoutID>) {
        graph.layout.append(element, to: &list)
    }

    override package func appendLazyElements(to list: inout LazyElementList) { list.append(.element(element)) }

    override package func willEnd() { graph.layout.remove(element) }
}
