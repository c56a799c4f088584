/// Several pieces of content as one: modifiers written on a group apply to each of its members.
nonisolated public struct Group<Content> {
    let content: Content
}

nonisolated extension Group: View where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ForwardingNode(view, inputs) { $0.content }
    }
}

/// The node of a view that stands for another view and adds nothing.
final class ForwardingNode<V, Content: View>: _ViewNodeOf<V> {
    private let content: (V) -> Content
    private var child: _ViewNodeOf<Content>!

    init(_ view: V, _ inputs: _NodeInputs, content: @escaping (V) -> Content) {
        self.content = content
        super.init(view, inputs)
        child = makeChild(content(view))
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        child.update(content(view), environment)
    }

    override var children: NodeList { NodeList(child) }
}
