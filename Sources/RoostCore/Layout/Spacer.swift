import CoreGraphics

/// Room that grows along the stack around it, or on both axes outside a stack.
nonisolated public struct Spacer: View {
    public typealias Body = Never
    /// The least length in points; nil for the default 8 (FACTS 1.3).
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        LeafNode(view, inputs) { view, _ in .spacer(minLength: view.minLength.map { Double($0) } ?? .nan) }
    }
}

/// The node of a leaf that draws nothing and whose layout is a rule.
final class LeafNode<V>: _ViewNodeOf<V> {
    private var element = LayoutID.none
    private let rule: (V, EnvironmentValues) -> LayoutRule

    init(_ view: V, _ inputs: _NodeInputs, rule: @escaping (V, EnvironmentValues) -> LayoutRule) {
        self.rule = rule
        super.init(view, inputs)
        element = graph.layout.add(rule(view, environment), owner: self)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if environmentChanged { graph.layout.setEnvironment(of: element, environment) }
        graph.layout.setRule(rule(view, environment), of: element)
    }

    override package func appendElements(to list: inout ContiguousArray<LayoutID>) { list.append(element) }

    override package func willEnd() { graph.layout.remove(element) }
}
