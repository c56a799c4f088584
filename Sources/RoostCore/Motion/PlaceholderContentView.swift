/// The content in the body of a transition or of an animated modifier, which applies modifiers to it.
nonisolated public struct PlaceholderContentView<Value>: View {
    public typealias Body = Never
    let content: AnyView
    /// Whether the content's updates carry the transaction from outside of the enclosing body.
    let leavesScope: Bool

    package init(content: AnyView, leavesScope: Bool = false) {
        self.content = content
        self.leavesScope = leavesScope
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        PlaceholderContentNode(view, inputs)
    }
}

final class PlaceholderContentNode<Value>: _ViewNodeOf<PlaceholderContentView<Value>>, TransactionScope {
    private var content: _ViewNodeOf<AnyView>!

    override package init(_ view: PlaceholderContentView<Value>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        content = makeChild(view.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        guard view.leavesScope else { return content.update(view.content, environment) }
        graph.withTransaction(of: content) { content.update(view.content, environment) }
    }

    override package var children: NodeList { NodeList(content) }

    override var transactionScope: (any TransactionScope)? { view.leavesScope ? self : nil }
    var kind: TransactionScopeKind { .content }
    func adjust(_ transaction: inout Transaction) {}
}
