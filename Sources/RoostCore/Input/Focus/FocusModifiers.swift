extension EnvironmentValues {
    /// Whether the nearest focusable view around has the focus.
    @Entry public package(set) var isFocused: Bool = false

    /// Whether a ring marks the focused view.
    @Entry public var isFocusEffectEnabled: Bool = true

    /// Whether the nearest focusable view around got the focus from the keyboard.
    @Entry package var showsFocusRing: Bool = false

    /// Whether a key that activates the control around is down.
    @Entry package var isKeyPressed: Bool = false

    /// Whether this view is a part of a control.
    @Entry package var isInControl: Bool = false
}

extension View {
    /// Lets the view take the focus. Without `interactions` it takes it for activation and typing.
    ///
    /// - Parameter interactions: The use of the focus: a view for typing takes it by a click too.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusRing(RoundedRectangle(cornerRadius: 6, style: .continuous))
            .modifier(ControlModifier(control: nil, isFocusable: isFocusable, interactions: interactions))
    }

    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        focusable(isFocusable, interactions: .automatic)
    }

    /// Hides the focus ring of this view and those inside: the view shows its focus itself.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Gives a view the focus when it appears and nothing has it.
    ///
    /// - Parameter priority: With `.userInitiated`, the keyboard too moves the focus there when it enters the view.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(
            DefaultFocusModifier(binding: binding, value: value, isUserInitiated: priority.isUserInitiated))
    }
}

/// The priority of a default focus over the system's choice.
public struct DefaultFocusEvaluationPriority: Sendable {
    fileprivate let isUserInitiated: Bool

    /// The default focus counts when the view appears.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// The default focus counts when the view appears, and when the keyboard moves the focus into it.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// The modifier of `.defaultFocus`.
nonisolated private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
    typealias Body = Never
    let binding: FocusState<Value>.Binding
    let value: Value
    let isUserInitiated: Bool

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        DefaultFocusModifierNode(view, inputs)
    }
}

private final class DefaultFocusModifierNode<Base: View, Value: Hashable>:
    ModifierNode<Base, DefaultFocusModifier<Value>>, DefaultFocusNode
{
    var preferredFocus: (any FocusableNode)? {
        guard view.modifier.isUserInitiated, let state = view.modifier.binding.location else { return nil }
        return binding(of: state, below: self)?.firstFocusable()
    }

    private func binding(of state: any FocusClaim, below node: ViewNode) -> (any FocusBindingNode)? {
        if let binding = node as? any FocusBindingNode, binding.stands(for: view.modifier.value, of: state) {
            return binding
        }
        for child in node.children {
            if let found = StackGuard.run(depth: node.depth, { binding(of: state, below: child) }) { return found }
        }
        return nil
    }

    override func prepare() {
        graph.onceLaidOut { [weak self] in
            guard let self, self.isAlive, self.graph.focus.focused == nil else { return }
            self.view.modifier.binding.wrappedValue = self.view.modifier.value
        }
    }
}
