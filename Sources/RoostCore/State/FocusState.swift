/// Which of a view's fields has the focus: it follows the focus, and setting it moves the focus.
///
/// A value for which no view takes the focus goes back to nil, or false, in the next update.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and move the focus from another view.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        let initial: Value

        public var wrappedValue: Value {
            get { location?.get() ?? initial }
            nonmutating set {
                guard let location else {
                    Log.warning("@FocusState is written before its view is on screen; the write is ignored.")
                    return
                }
                location.set(newValue, Transaction.current)
            }
        }

        public var projectedValue: Binding { self }
    }

    private let none: Value
    private var location: FocusLocation<Value>?

    public init() where Value == Bool { none = false }

    public init<T: Hashable>() where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(location: location, initial: none) }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        if slot == nil { slot = FocusLocation(none: property.none, system: context.node.graph.focus) }
        property.location = unsafeDowncast(slot!, to: FocusLocation<Value>.self)
        return false
    }
}

extension View {
    /// Makes the view's focus a value: `binding` equals `value` while the view, or one in it, has the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusBindingModifier(location: binding.location, value: value))
    }

    /// Makes the view's focus a value: `condition` is true while the view, or one in it, has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusBindingModifier(location: condition.location, value: true))
    }
}
