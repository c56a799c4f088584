/// A view whose `body` is evaluated again only when `==` says that the view changed, or when state or environment that
/// it reads did.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
    public typealias Body = Never
    /// The view to compare.
    public var content: Content

    /// Compares `content` with its predecessor; `equatable()` is the usual way to write this.
    public init(content: Content) { self.content = content }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        EquatableNode(view, inputs)
    }
}

final class EquatableNode<Content: View & Equatable>: _ViewNodeOf<EquatableView<Content>> {
    private var child: _ViewNodeOf<Content>!

    override package init(_ view: EquatableView<Content>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        child = makeChild(view.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let isEqual = !viewChanged || view.content == child.view
        child.update(isEqual ? child.view : view.content, environment)
    }

    override var children: NodeList { NodeList(child) }
}

extension View where Self: Equatable {
    /// Compares this view with its predecessor by `==`, which decides whether `body` is evaluated again.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
