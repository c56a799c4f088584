import Combine

/// An object from outside; the body is evaluated again when it says that it will change.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Gives bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(
                get: { [object] in object[keyPath: keyPath] },
                set: { [object] value, transaction in withTransaction(transaction) { object[keyPath: keyPath] = value }
                })
        }
    }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        ObjectSubscription.install(property.wrappedValue, &slot, context)
    }
}

/// An object that a view makes once and owns as long as its identity lasts.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType { object ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        let object = (slot as? ObjectSubscription<ObjectType>)?.object ?? property.make()
        property.object = object
        return ObjectSubscription.install(object, &slot, context)
    }
}

/// An object that a view above put into the environment; its absence is a programmer's error, as with Apple's.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        property.object = context.environment[object: ObjectType.self]
        guard let object = property.object else { return false }
        return ObjectSubscription.install(object, &slot, context)
    }
}

/// A node's subscription to an object's changes.
final class ObjectSubscription<ObjectType: ObservableObject> {
    let object: ObjectType
    private var subscription: AnyCancellable?

    init(_ object: ObjectType, _ dependent: @escaping () -> Dependent) {
        self.object = object
        subscription = object.objectWillChange.sink { _ in
            let dependent = dependent()
            dependent.queue.mark(dependent, transaction: Transaction.current)
        }
    }

    /// Subscribes unless it is the same object as before; says whether the object is another one.
    static func install(_ object: ObjectType, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        if let known = slot as? ObjectSubscription, known.object === object { return false }
        slot = ObjectSubscription(object, context.dependent)
        return true
    }
}
