/// A view whose identity is a value: another value makes it another view.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
    typealias Body = Never
    var content: Content
    let id: ID

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> { IdentifiedNode(view, inputs) }
}

final class IdentifiedNode<Content: View, ID: Hashable>: _ViewNodeOf<IdentifiedView<Content, ID>>,
    ExplicitlyIdentified
{
    private var child: _ViewNodeOf<Content>!
    private var current: ID

    override package init(_ view: IdentifiedView<Content, ID>, _ inputs: borrowing _NodeInputs) {
        current = view.id
        super.init(view, inputs)
        child = makeChild(view.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if view.id == current {
            update(child, with: &view.content, environment)
        } else {
            leave(child, key: AnyHashable(current))
            current = view.id
            child = arriving(view.content, key: AnyHashable(current))
            elementsChanged()
        }
    }

    var explicitID: AnyHashable { AnyHashable(current) }

    override package var children: NodeList { NodeList(child) }
}

extension View {
    /// Ties the view's identity to a value: when the value changes, the view starts anew, with fresh state.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
