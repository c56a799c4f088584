import Observation

/// A value from the environment; the body is evaluated again when it changes.
///
/// Two that read the same value are the same, byte by byte, so that a view which only its environment changes is not
/// evaluated again for another reason.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    /// What is read: a value, or else an object.
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    private let object: (any EnvironmentObjectReader.Type)?
    /// What the view saw last; nil where it is not on screen.
    private var known: Known?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        object = nil
    }

    /// The object of this type that `.environment(_:)` put there; its absence is a programmer's error.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = nil
        object = RequiredObject<Value>.self
    }

    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        keyPath = nil
        object = OptionalObject<T>.self
    }

    public var wrappedValue: Value { known?.value ?? read(EnvironmentValues()) }

    private func read(_ environment: EnvironmentValues) -> Value {
        if let keyPath { return environment[keyPath: keyPath] }
        return object!.read(environment, as: Value.self)
    }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        let value = property.read(context.environment)
        if let slot {
            let last = unsafeDowncast(slot, to: Known.self)
            if isKnownEqual(last.value, value) {
                property.known = last
                return false
            }
        }
        let known = Known(value)
        property.known = known
        slot = known
        return true
    }

    private final class Known {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}

/// Finds an object in the environment. A type, not a closure: it is the same wherever it is made.
private protocol EnvironmentObjectReader {
    static func read<Value>(_ environment: EnvironmentValues, as type: Value.Type) -> Value
}

private enum RequiredObject<T: AnyObject>: EnvironmentObjectReader {
    static func read<Value>(_ environment: EnvironmentValues, as type: Value.Type) -> Value {
        guard let object = environment[object: T.self] else {
            fatalError(
                "No object of type \(T.self) in the environment: .environment(_:) is missing above this view.")
        }
        return object as! Value
    }
}

private enum OptionalObject<T: AnyObject>: EnvironmentObjectReader {
    static func read<Value>(_ environment: EnvironmentValues, as type: Value.Type) -> Value {
        environment[object: T.self] as! Value
    }
}
