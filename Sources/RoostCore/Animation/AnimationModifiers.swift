/// What `.animation(_:value:)` applies: changes of a value animate the views inside.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let animation: Animation?
    let value: Value

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        TransactionNode(view, inputs) { old, new, transaction in
            if old.modifier.value != new.modifier.value && !transaction.disablesAnimations {
                transaction.animation = new.modifier.animation
            }
        }
    }
}

/// What `.transaction(_:)` applies.
nonisolated struct TransactionModifier: ViewModifier {
    typealias Body = Never
    let change: (inout Transaction) -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        TransactionNode(view, inputs) { _, new, transaction in new.modifier.change(&transaction) }
    }
}

/// The node of a view whose updates carry another transaction than those around it.
final class TransactionNode<Base: View, Modifier: ViewModifier>: _ViewNodeOf<ModifiedContent<Base, Modifier>> {
    typealias Change = (
        _ old: ModifiedContent<Base, Modifier>, _ new: ModifiedContent<Base, Modifier>, inout Transaction
    ) -> Void

    private let change: Change
    private var last: ModifiedContent<Base, Modifier>
    private var content: _ViewNodeOf<Base>!

    init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs, change: @escaping Change) {
        self.change = change
        last = view
        super.init(view, inputs)
        content = makeChild(view.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let outer = graph.transaction
        change(last, view, &graph.transaction)
        last = view
        content.update(view.content, environment)
        graph.transaction = outer
    }

    override package var children: [ViewNode] { content.map { [$0] } ?? [] }
}

extension View {
    /// Animates what changes inside when `value` changes.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Animates whatever changes inside.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(
            TransactionModifier { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Animates the modifiers that `body` applies.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: self)).modifier(
            TransactionModifier { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Changes the transaction of updates inside.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(change: transform))
    }
}

/// The view that a modifier's closure is given to apply modifiers to.
nonisolated public struct PlaceholderContentView<Content: View>: View {
    let content: Content

    @MainActor public var body: some View { content }
}
