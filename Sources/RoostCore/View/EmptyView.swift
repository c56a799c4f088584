/// A view that has no elements: it takes no room, draws nothing and adds no spacing to a stack.
nonisolated public struct EmptyView: View {
    public typealias Body = Never

    /// An empty view.
    public init() {}

    public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _ViewNodeOf<EmptyView> {
        EmptyNode(view, inputs)
    }
}

/// The node of any view that has no elements.
final class EmptyNode<V>: _ViewNodeOf<V> {
    override package class var isForgetful: Bool { true }
}

extension Never {
    public static func _makeNode(_ view: Never, _ inputs: _NodeInputs) -> _ViewNodeOf<Never> {}
}
