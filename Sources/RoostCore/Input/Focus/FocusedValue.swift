import Combine
import Observation

/// A value that the views around the focus offer; nil if none of them does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var location: ValueLocation<FocusedValues>?

    /// Reads the value at a key path of `FocusedValues`.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    /// Reads the object of this type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[FocusedObjectKey<Value>.self] }
    }

    /// The value; nil if no view around the focus offers one.
    public var wrappedValue: Value? { location.flatMap { read($0.get()) } }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        property.location = context.node.graph.focus.values.location
        return false
    }
}

/// The value of a binding that the views around the focus offer; nil if none of them does.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Binding<Value>?
    private var location: ValueLocation<FocusedValues>?

    /// Reads the binding at a key path of `FocusedValues`.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

    private var binding: Binding<Value>? { location.flatMap { read($0.get()) } }

    /// The binding's value. Writing nil, or without a binding, does nothing.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        property.location = context.node.graph.focus.values.location
        return false
    }
}

/// An object that the views around the focus offer; nil if none of them does. The view is evaluated again when the
/// object announces a change.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var watch: FocusedObjectWatch<ObjectType>?

    /// Finds the object by its type.
    public init() {}

    /// The object; nil if no view around the focus offers one.
    public var wrappedValue: ObjectType? { watch?.object }

    /// Makes bindings to the object's properties; nil without an object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
        wrappedValue.map { ObservedObject<ObjectType>.Wrapper(object: $0) }
    }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        let watch = slot as? FocusedObjectWatch<ObjectType> ?? FocusedObjectWatch(context)
        slot = watch
        property.watch = watch
        return false
    }
}

/// Observes the object that is currently offered. Confined like the graph.
private final class FocusedObjectWatch<ObjectType: ObservableObject> {
    private let location: ValueLocation<FocusedValues>
    private let dependent: () -> Dependent
    private var subscription: ObjectSubscription<ObjectType>?

    init(_ context: _PropertyContext) {
        location = context.node.graph.focus.values.location
        dependent = context.dependent
    }

    var object: ObjectType? {
        let object = location.get()[FocusedObjectKey<ObjectType>.self]
        if subscription?.object !== object {
            subscription = object.map { ObjectSubscription($0, dependent) }
        }
        return object
    }
}

/// The key of an object that is found by its type.
struct FocusedObjectKey<ObjectType>: FocusedValueKey { typealias Value = ObjectType }

extension View {
    /// Offers a value while the view, or one in it, has the focus. Nil offers none.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
    }

    /// Offers a value wherever the focus is.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
    }

    /// Offers an object while the view, or one in it, has the focus.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { $0[FocusedObjectKey<T>.self] = object })
    }

    /// Offers an object wherever the focus is.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { $0[FocusedObjectKey<T>.self] = object })
    }

    /// Offers an object while the view, or one in it, has the focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { $0[FocusedObjectKey<T>.self] = object })
    }

    /// Offers an object wherever the focus is.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { $0[FocusedObjectKey<T>.self] = object })
    }
}
