/// A node that keeps a `FocusState` in step with the focus inside it.
protocol FocusBindingNode: ViewNode {
    func focusEntered()
    func focusLeft()
    /// Whether the state asks for the node's value.
    func honours(_ claim: any FocusClaim) -> Bool
    /// Whether the node represents a value of a state.
    func stands(for value: AnyHashable, of state: any FocusClaim) -> Bool
}

/// A node with a preferred focus inside it, for a user who moves the focus there.
protocol DefaultFocusNode: ViewNode {
    var preferredFocus: (any FocusableNode)? { get }
}

/// A `FocusState` that was set, until a view has taken the focus for it.
protocol FocusClaim: AnyObject, Sendable {
    /// Resets the state to none.
    func giveUp()
}

/// The storage of a `FocusState`.
final class FocusLocation<Value: Hashable>: ValueLocation<Value>, FocusClaim, @unchecked Sendable {
    // Unchecked: everything is constant but `stored`, which locks; the system's own list locks too.
    private let stored: StoredLocation<Value>
    /// The value while none of the state's views has the focus.
    private let none: Value
    private let verify: @Sendable (any FocusClaim) -> Void

    init(none: Value, system: FocusSystem) {
        stored = StoredLocation(none)
        self.none = none
        nonisolated(unsafe) weak let system = system
        verify = { system?.verify($0) }
    }

    override func get() -> Value { stored.get() }

    /// Called by the program; the focus follows.
    override func set(_ value: Value, _ transaction: Transaction) {
        if value != none { verify(self) }
        stored.set(value, transaction)
    }

    /// Called by the focus system.
    func follow(_ value: Value) { stored.set(value, Transaction.current) }

    func giveUp() { stored.set(none, Transaction()) }

    /// Called when the focus has left the view of a value.
    func left(_ value: Value) {
        if Evaluation.untracked({ stored.get() }) == value { follow(none) }
    }
}

/// The modifier of `.focused(_:)` and `.focused(_:equals:)`.
nonisolated struct FocusBindingModifier<Value: Hashable>: ViewModifier {
    typealias Body = Never
    /// Nil if the state belongs to no view yet.
    let location: FocusLocation<Value>?
    let value: Value

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        FocusBindingModifierNode(view, inputs)
    }
}

final class FocusBindingModifierNode<Base: View, Value: Hashable>:
    EvaluatingNode<ModifiedContent<Base, FocusBindingModifier<Value>>>, FocusBindingNode
{
    private var content: _ViewNodeOf<Base>!

    override init(_ view: ModifiedContent<Base, FocusBindingModifier<Value>>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        content = makeChild(view.content)
        check()
    }

    /// Compares the state's value with the present focus.
    private func check() {
        guard let location = view.modifier.location else { return }
        let isWanted = tracked { location.get() } == view.modifier.value
        let isInside = graph.focus.isInside(self)
        if isWanted && !isInside { graph.focus.want(self) }
        if !isWanted && isInside { graph.focus.leave(self) }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        updateContent(of: content, environment)
        if viewChanged { check() }
    }

    override package func reevaluate() { check() }

    override package var children: NodeList { NodeList(content) }

    func focusEntered() { view.modifier.location?.follow(view.modifier.value) }

    func focusLeft() { view.modifier.location?.left(view.modifier.value) }

    func honours(_ claim: any FocusClaim) -> Bool { view.modifier.location === claim && isHonoured }

    func stands(for value: AnyHashable, of state: any FocusClaim) -> Bool {
        view.modifier.location === state && AnyHashable(view.modifier.value) == value
    }

    private var isHonoured: Bool {
        Evaluation.untracked { view.modifier.location?.get() } == view.modifier.value
    }
}
