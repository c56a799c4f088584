/// A value that a view owns and keeps for as long as its identity lasts.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var location: ValueLocation<Value>?

    /// The value with which the view's state starts. Later evaluations of the view ignore it.
    public init(wrappedValue value: Value) { initial = value }

    /// The same as `init(wrappedValue:)`.
    public init(initialValue value: Value) { initial = value }

    /// The current value. Setting it updates the views that have read it; before the view is on screen writes are
    /// ignored, with a warning.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set {
            guard let location else {
                Log.warning(
                    "@State of type \(typeName(Value.self)) is written before its view is on screen; the write is ignored."
                )
                return
            }
            location.set(newValue, Transaction.current)
        }
    }

    /// A binding to the value. Making one does not count as reading the value.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? ConstantLocation(initial))
    }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        if slot == nil { slot = StoredLocation(property.initial) }
        property.location = unsafeDowncast(slot!, to: StoredLocation<Value>.self)
        return false
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// State that starts as nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ReportedProperty { var reportedValue: Any { wrappedValue } }
