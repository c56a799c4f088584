import Observation

/// A value from the environment; the body is evaluated again when it changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var known: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The object of this type that `.environment(_:)` put there; its absence is a programmer's error.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { environment in
            guard let object = environment[object: objectType] else {
                fatalError(
                    "No object of type \(objectType) in the environment: .environment(_:) is missing above this view.")
            }
            return object
        }
    }

    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        read = { $0[object: objectType] }
    }

    public var wrappedValue: Value {
        known ?? read(EnvironmentValues())
    }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        let value = property.read(context.environment)
        property.known = value
        guard let last = slot as? Last else {
            slot = Last(value)
            return true
        }
        if isKnownEqual(last.value, value) { return false }
        last.value = value
        return true
    }

    private final class Last {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
}
