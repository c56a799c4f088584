import Observation

/// A value from the environment. The view is evaluated again when it changes.
///
/// Wrappers that have read the same value are equal byte by byte, so that a view that holds one counts as changed only
/// when the value has changed.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    /// The source: a key path, or else an object's type.
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    private let object: (any EnvironmentObjectReader.Type)?
    /// The value that the view read last; nil while it is not on screen.
    private var known: Known?

    /// Reads the value at a key path of `EnvironmentValues`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        object = nil
    }

    /// Reads the object of this type that `.environment(_:)` provided. A missing object is a programming error and
    /// stops the program.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = nil
        object = RequiredObject<Value>.self
    }

    /// Reads the object of this type that `.environment(_:)` provided; nil without one.
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        keyPath = nil
        object = OptionalObject<T>.self
    }

    /// The value; outside of an evaluated view, the key's default.
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

/// Finds an object in the environment. It is a type, not a closure, so that equal readers are bitwise equal.
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

extension Environment: ReportedProperty { var reportedValue: Any { wrappedValue } }
