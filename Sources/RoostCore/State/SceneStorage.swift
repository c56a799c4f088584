import Foundation

/// A value that belongs to a window: views of it that use the same key see each other's changes.
///
/// It lasts as long as the window's session, over reconnections of its page; a new page begins anew.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var location: ValueLocation<Value>?

    private init(initial: Value, key: String) {
        self.initial = initial
        self.key = key
    }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set {
            guard let location else {
                Log.warning("@SceneStorage(\"\(key)\") is written before its view is on screen; the write is ignored.")
                return
            }
            location.set(newValue, Transaction.current)
        }
    }

    public var projectedValue: Binding<Value> { Binding(location: location ?? ConstantLocation(initial)) }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        if slot == nil {
            let graph = context.node.graph
            if let known = graph.sceneValues[property.key] {
                if let location = known as? StoredLocation<Value> {
                    slot = location
                } else {
                    Log.warning("@SceneStorage(\"\(property.key)\") is of several types; each has a value of its own.")
                    slot = StoredLocation(property.initial)
                }
            } else {
                let location = StoredLocation(property.initial)
                graph.sceneValues[property.key] = location
                slot = location
            }
        }
        property.location = unsafeDowncast(slot!, to: StoredLocation<Value>.self)
        return false
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(initial: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(initial: wrappedValue, key: key) }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(initial: wrappedValue, key: key)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(initial: wrappedValue, key: key)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(initial: nil, key: key) }
    public init(_ key: String) where Value == Int? { self.init(initial: nil, key: key) }
    public init(_ key: String) where Value == Double? { self.init(initial: nil, key: key) }
    public init(_ key: String) where Value == String? { self.init(initial: nil, key: key) }
    public init(_ key: String) where Value == URL? { self.init(initial: nil, key: key) }
    public init(_ key: String) where Value == Data? { self.init(initial: nil, key: key) }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(initial: nil, key: key)
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(initial: nil, key: key)
    }
}
