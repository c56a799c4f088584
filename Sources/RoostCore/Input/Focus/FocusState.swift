/// The field of a view that has the focus. It follows the focus, and setting it moves the focus.
///
/// A value that belongs to no focusable view goes back to nil, or false, in the next update.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and moves the focus from another view.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        let initial: Value

        /// The focused field, or the value for none. Writes before the view is on screen are ignored, with a warning.
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

        /// The binding itself, to pass on with `$`.
        public var projectedValue: Binding { self }
    }

    private let none: Value
    private var location: FocusLocation<Value>?

    /// Whether one view has the focus; false at first.
    public init() where Value == Bool { none = false }

    /// The one of several views that has the focus; nil for none, as at first.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// The focused field, or the value for none. Writes before the view is on screen are ignored, with a warning.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding for `focused(_:equals:)`, or for another view.
    public var projectedValue: Binding { Binding(location: location, initial: none) }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        if slot == nil { slot = FocusLocation(none: property.none, system: context.node.graph.focus) }
        property.location = unsafeDowncast(slot!, to: FocusLocation<Value>.self)
        return false
    }
}

extension View {
    /// Ties the view's focus to a value: `binding` equals `value` while this view, or one in it, has the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusBindingModifier(location: binding.location, value: value))
    }

    /// Ties the view's focus to a condition, which is true while this view, or one in it, has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusBindingModifier(location: condition.location, value: true))
    }
}

extension FocusState: ReportedProperty { var reportedValue: Any { wrappedValue } }
