/// A value that belongs to a view and lasts as long as the view's identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var location: ValueLocation<Value>?

    public init(wrappedValue value: Value) { initial = value }

    public init(initialValue value: Value) { initial = value }

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

    /// A binding to the value; making it is not reading the value.
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
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
