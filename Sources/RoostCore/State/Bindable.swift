import Observation

/// Makes bindings to the properties of an observable object: `$model.name`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Lets the compiler explain why a value cannot be wrapped.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError() }

    /// The wrapper itself, whose members are the bindings.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    /// Wraps an object, as `@Bindable var model` does.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Wraps an object in an expression: `Bindable(model).name`.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// The same wrapper, for arguments that are passed with `$`.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(
            get: { wrappedValue[keyPath: keyPath] },
            set: { value, transaction in withTransaction(transaction) { wrappedValue[keyPath: keyPath] = value } })
    }
}

extension Bindable: DynamicProperty {
    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        false
    }
}

extension Bindable: Sendable where Value: Sendable {}
extension Bindable: Identifiable where Value: Identifiable {
    /// The object's own id.
    public var id: Value.ID { wrappedValue.id }
}
