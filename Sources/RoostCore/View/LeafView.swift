import CoreGraphics

/// A primitive view without subviews: it says how it takes part in layout and draws itself.
nonisolated package protocol LeafView: View where Body == Never {
    /// How the view takes part in layout.
    func rule(in environment: EnvironmentValues) -> LayoutRule

    /// An object in place of the rule, for views that need one.
    func makeObject(in environment: EnvironmentValues) -> LayoutObject?

    /// Draws the view; `owner` is the node to note in the display list.
    func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID)

    /// Adds what the view says to people who do not see it. Answers whether it said anything.
    func describe(
        _ element: LayoutID, in tree: LayoutTree, _ environment: EnvironmentValues,
        to attributes: inout AccessibilityAttributes
    ) -> Bool

    /// Whether the view draws at a point of its frame, whose origin is zero: where it is hit.
    func covers(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> Bool
}

extension LeafView {
    package func rule(in environment: EnvironmentValues) -> LayoutRule { .flexible(idealWidth: 10, idealHeight: 10) }
    package func makeObject(in environment: EnvironmentValues) -> LayoutObject? { nil }
    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {}

    package func describe(
        _ element: LayoutID, in tree: LayoutTree, _ environment: EnvironmentValues,
        to attributes: inout AccessibilityAttributes
    ) -> Bool { false }

    package func covers(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> Bool {
        CGRect(origin: .zero, size: size).contains(point)
    }

    nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        LeafNode(view, inputs)
    }
}

class LeafNode<V: LeafView>: ElementNode<V> {
    override init(_ view: V, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        let tree = graph.layout
        if let object = makeObject() {
            element = tree.add(object, owner: self)
        } else {
            element = tree.add(view.rule(in: environment), owner: self)
        }
    }

    /// The object that lays the view out in its environment.
    func makeObject() -> LayoutObject? { view.makeObject(in: environment) }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let tree = graph.layout
        if environmentChanged { tree.setEnvironment(of: element, environment) }
        if let object = makeObject() {
            tree.setObject(object, of: element)
        } else {
            tree.setRule(view.rule(in: environment), of: element)
        }
    }

    override package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        context.leaf { view.paint(element, &$0, environment, owner: id) }
    }

    override package func describe(_ element: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool {
        view.describe(element, in: graph.layout, environment, to: &attributes)
    }

    override package func covers(_ point: CGPoint, size: CGSize) -> Bool {
        view.covers(point, size: size, environment)
    }
}
