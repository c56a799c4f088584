import Observation

/// Gives bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError() }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
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
    public var id: Value.ID { wrappedValue.id }
}
