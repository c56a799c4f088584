/// A view that is not there: it contributes no subview and no spacing.
nonisolated public struct EmptyView: View {
    public typealias Body = Never

    public init() {}

    public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _ViewNodeOf<EmptyView> {
        EmptyNode(view, inputs)
    }
}

/// The node of everything that expands to no elements.
final class EmptyNode<V>: _ViewNodeOf<V> {}

extension Never {
    public static func _makeNode(_ view: Never, _ inputs: _NodeInputs) -> _ViewNodeOf<Never> {}
}
