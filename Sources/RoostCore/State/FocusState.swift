/// Which of a view's fields has the focus. At rest none has it until the value is set.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and move the focus from another view.
    @propertyWrapper
    public struct Binding {
        fileprivate let value: RoostCore.Binding<Value>

        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }

    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(value: state.projectedValue) }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        State._install(&property.state, &slot, context)
    }
}

/// How a host moves the focus to a view and away from it.
package struct FocusTarget: PassingTraitKey {
    package static var defaultValue: FocusTarget? { nil }

    package let isFocused: () -> Bool
    package let setFocused: (Bool) -> Void
}

extension View {
    /// Makes the view's focus a value: `binding` equals `value` while the view has it.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(
            PassingTraitModifier(FocusTarget.self) {
                $0 = FocusTarget(
                    isFocused: { binding.wrappedValue == value },
                    setFocused: { isFocused in
                        if isFocused {
                            binding.wrappedValue = value
                        } else if binding.wrappedValue == value, let none = Self.unfocused(Value.self) {
                            binding.wrappedValue = none
                        }
                    })
            })
    }

    /// Makes the view's focus a value: `condition` is true while the view has it.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(
            PassingTraitModifier(FocusTarget.self) {
                $0 = FocusTarget(
                    isFocused: { condition.wrappedValue }, setFocused: { condition.wrappedValue = $0 })
            })
    }

    /// The value that says that nothing has the focus.
    nonisolated private static func unfocused<Value>(_ type: Value.Type) -> Value? {
        if let optional = type as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? Value }
        return nil
    }
}
