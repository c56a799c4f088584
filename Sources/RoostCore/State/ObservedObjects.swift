import Combine
import RoostLocks

/// An object that comes from outside. The view is evaluated again when the object announces a change.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Observes an object that somebody else owns.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// The same as `init(wrappedValue:)`.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Makes bindings to the object's properties: `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
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

/// An object that a view makes once and owns for as long as its identity lasts.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    /// Makes the object when the view first comes on screen. Later values of the expression are not evaluated.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Before the view is on screen each read makes a new one.
    public var wrappedValue: ObjectType { object ?? make() }

    /// Makes bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        let object = (slot as? ObjectSubscription<ObjectType>)?.object ?? property.make()
        property.object = object
        return ObjectSubscription.install(object, &slot, context)
    }
}

/// An object that a view above provided with `environmentObject(_:)`. As with Apple's, a missing object is a
/// programming error and stops the program.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Finds the object by its type.
    public init() {}

    /// The object. Reading it stops the program if no view above provides one.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }

    /// Makes bindings to the object's properties: `$model.name`.
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
    private let changes = ChangeCount()

    init(_ object: ObjectType, _ dependent: @escaping () -> Dependent) {
        self.object = object
        subscription = object.objectWillChange.sink { [changes] _ in
            changes.value.add(1, ordering: .relaxed)
            let dependent = dependent()
            dependent.queue.mark(dependent, transaction: Transaction.current)
        }
    }

    /// Subscribes unless the object is the same as before. Returns whether it is another one.
    static func install(_ object: ObjectType, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        if let known = slot as? ObjectSubscription, known.object === object { return false }
        slot = ObjectSubscription(object, context.dependent)
        return true
    }
}

/// The number of an object's changes so far. Objects change on any thread.
private final class ChangeCount: Sendable {
    let value = Atomic<Int>(0)
}

extension ObjectSubscription: ChangeCounter {
    var changeMark: Any {
        [AnyHashable(ObjectIdentifier(object)), AnyHashable(changes.value.load(ordering: .relaxed))]
    }
}
