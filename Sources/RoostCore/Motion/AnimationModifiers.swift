/// A modifier inside which updates carry another transaction than outside.
nonisolated protocol TransactionChange: ViewModifier where Body == Never {
    /// Whether the transaction of every update is changed, not only of those for which `fires` returns true.
    static var isUnconditional: Bool { get }
    /// Whether a `PlaceholderContentView` inside exempts its content from the change.
    static var isBodyScope: Bool { get }
    func fires(after old: Self) -> Bool
    func change(_ transaction: inout Transaction)
}

extension TransactionChange {
    static var isBodyScope: Bool { false }
    func fires(after old: Self) -> Bool { false }

    nonisolated static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        TransactionNode(view, inputs)
    }
}

/// The modifier of `.animation(_:value:)`: changes of a value animate the views inside.
nonisolated struct AnimationModifier<Value: Equatable>: TransactionChange {
    typealias Body = Never
    let animation: Animation?
    let value: Value

    static var isUnconditional: Bool { false }
    func fires(after old: Self) -> Bool { old.value != value }

    func change(_ transaction: inout Transaction) {
        if !transaction.disablesAnimations { transaction.animation = animation }
    }
}

/// The modifier of `.transaction(_:)`.
nonisolated struct TransactionModifier: TransactionChange {
    typealias Body = Never
    let transform: (inout Transaction) -> Void

    static var isUnconditional: Bool { true }
    func change(_ transaction: inout Transaction) { transform(&transaction) }
}

/// The modifier of `.transaction(value:_:)`.
nonisolated struct TransactionValueModifier<Value: Equatable>: TransactionChange {
    typealias Body = Never
    let value: Value
    let transform: (inout Transaction) -> Void

    static var isUnconditional: Bool { false }
    func fires(after old: Self) -> Bool { old.value != value }
    func change(_ transaction: inout Transaction) { transform(&transaction) }
}

/// The modifier that `.animation(_:body:)` and `.transaction(_:body:)` put around the result of `body`.
nonisolated struct TransactionBodyModifier: TransactionChange {
    typealias Body = Never
    let transform: (inout Transaction) -> Void

    static var isUnconditional: Bool { true }
    static var isBodyScope: Bool { true }
    func change(_ transaction: inout Transaction) { transform(&transaction) }
}

/// The node of a `TransactionChange`.
final class TransactionNode<Base: View, Modifier: TransactionChange>: _ViewNodeOf<ModifiedContent<Base, Modifier>>,
    TransactionScope
{
    private var last: Modifier
    /// The last turn in which the modifier's value changed.
    private var firedTurn: UInt64 = 0
    private var content: _ViewNodeOf<Base>!

    override package init(_ view: ModifiedContent<Base, Modifier>, _ inputs: borrowing _NodeInputs) {
        last = view.modifier
        super.init(view, inputs)
        graph.transactionScopes.count += 1
        if Modifier.isUnconditional { graph.transactionScopes.unconditionalCount += 1 }
        content = makeChild(view.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if view.modifier.fires(after: last) {
            firedTurn = graph.transactionScopes.turn
            graph.transactionScopes.hasFired = true
        }
        last = view.modifier
        let outer = graph.transaction
        adjust(&graph.transaction)
        updateContent(of: content, environment)
        graph.transaction = outer
    }

    override package var children: NodeList { NodeList(content) }

    override package func willEnd() {
        graph.transactionScopes.count -= 1
        if Modifier.isUnconditional { graph.transactionScopes.unconditionalCount -= 1 }
    }

    override var transactionScope: (any TransactionScope)? { self }

    var kind: TransactionScopeKind { Modifier.isBodyScope ? .body : .plain }

    func adjust(_ transaction: inout Transaction) {
        if Modifier.isUnconditional || firedTurn == graph.transactionScopes.turn {
            view.modifier.change(&transaction)
        }
    }
}

extension View {
    /// Animates changes inside this view when `value` changes (cases `tx-T1` to `tx-T3`); nil keeps them from being
    /// animated.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Animates every change inside this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(
            TransactionModifier { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Animates the modifiers that `body` applies, but not changes of this view itself.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of every update inside this view (cases `tx-T6` and `tx-T7`).
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transaction of those updates inside this view in which `value` changes.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionValueModifier(value: value, transform: transform))
    }

    /// Changes the transaction for the modifiers that `body` applies, but not for changes of this view itself.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: AnyView(self), leavesScope: true)).modifier(
            TransactionBodyModifier(transform: transform))
    }
}
