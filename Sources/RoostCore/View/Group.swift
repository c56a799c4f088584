/// Several views in one place of a view builder. A modifier of the group applies to each of them; the group has no
/// layout of its own.
nonisolated public struct Group<Content> {
    public typealias Body = Never
    @usableFromInline var content: Content
}

nonisolated extension Group {
    /// A group of members that are not views.
    package init(of members: Content) { self.init(content: members) }

    package var members: Content { content }
}

nonisolated extension Group: View where Content: View {
    /// The members stay separate views of the container around the group.
    @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ForwardingNode(view, inputs) { withUnsafePointer(to: &$0.content, $1) }
    }
}

/// The node of a view that forwards to another view and adds nothing.
final class ForwardingNode<V, Content: View>: _ViewNodeOf<V> {
    private let accessContent: ContentAccess<V, Content>
    private var child: _ViewNodeOf<Content>!

    override package class var isForgetful: Bool { true }

    package init(_ view: borrowing V, _ inputs: borrowing _NodeInputs, content: @escaping ContentAccess<V, Content>) {
        accessContent = content
        super.init(view, inputs)
        content(&self.view) { child = makeChild($0.pointee) }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        accessContent(&view) { child.update(at: $0, environment) }
    }

    override var children: NodeList { NodeList(child) }
}
