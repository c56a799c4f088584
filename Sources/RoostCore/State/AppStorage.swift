import Foundation
import RoostLocks

/// A value that is kept in the user's defaults; views that use the same key see each other's changes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var location: DefaultsLocation<Value>

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, Transaction.current) }
    }

    public var projectedValue: Binding<Value> { Binding(location: location) }

    private init(
        _ key: String, _ store: UserDefaults?, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?
    ) {
        location = DefaultsLocation(key: key, store: store ?? .standard, read: read, write: write)
    }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        if let known = slot as? DefaultsLocation<Value>, known.subject === property.location.subject {
            property.location = known
            return false
        }
        slot = property.location
        return true
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, read: { ($0 as? NSNumber)?.boolValue ?? wrappedValue }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, read: { ($0 as? NSNumber)?.intValue ?? wrappedValue }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, read: { ($0 as? NSNumber)?.doubleValue ?? wrappedValue }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, read: { $0 as? String ?? wrappedValue }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key, store, read: { ($0 as? String).flatMap(URL.init(string:)) ?? wrappedValue },
            write: { $0.absoluteString })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, read: { $0 as? Date ?? wrappedValue }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, read: { $0 as? Data ?? wrappedValue }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, read: { ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) } ?? wrappedValue },
            write: { $0.rawValue })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue },
            write: { $0.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, read: { ($0 as? NSNumber)?.boolValue }, write: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, read: { ($0 as? NSNumber)?.intValue }, write: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, read: { ($0 as? NSNumber)?.doubleValue }, write: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, read: { $0 as? String }, write: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, read: { ($0 as? String).flatMap(URL.init(string:)) }, write: { $0?.absoluteString })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, read: { $0 as? Date }, write: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, read: { $0 as? Data }, write: { $0 })
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, read: { ($0 as? String).flatMap(R.init(rawValue:)) }, write: { $0?.rawValue })
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(
            key, store, read: { ($0 as? NSNumber).flatMap { R(rawValue: $0.intValue) } }, write: { $0?.rawValue })
    }
}

/// A value under a key of a store.
private final class DefaultsLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    // Unchecked: constant; `UserDefaults` may be used on any thread.
    let subject: DefaultsSubject
    private let read: (Any?) -> Value
    private let write: (Value) -> Any?

    init(key: String, store: UserDefaults, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?) {
        subject = DefaultsSubject.of(key, in: store)
        self.read = read
        self.write = write
    }

    override func get() -> Value { read(subject.get()) }
    override func set(_ value: Value, _ transaction: Transaction) { subject.set(write(value), transaction) }
}

/// A key of a store, with the evaluations that have read it.
private final class DefaultsSubject: @unchecked Sendable {
    // Unchecked: `UserDefaults` may be used on any thread; the rest is behind a lock or constant.
    private let key: String
    private let store: UserDefaults
    private let readers = Mutex(Dependents())

    private struct Name: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    /// Subjects stay for the life of the process: there are as many as there are keys.
    private static let known = Mutex<[Name: DefaultsSubject]>([:])

    static func of(_ key: String, in store: UserDefaults) -> DefaultsSubject {
        let name = Name(store: ObjectIdentifier(store), key: key)
        let made = DefaultsSubject(key, store)
        return known.withLock { known in
            if let subject = known[name] { return subject }
            known[name] = made
            return made
        }
    }

    private init(_ key: String, _ store: UserDefaults) {
        self.key = key
        self.store = store
    }

    func get() -> Any? {
        if let reader = Evaluation.current { readers.withLock { $0.insert(reader) } }
        return store.object(forKey: key)
    }

    func set(_ value: Any?, _ transaction: Transaction) {
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
        let readers = readers.withLock { readers in
            defer { readers = Dependents() }
            return readers.all
        }
        for reader in readers { reader.queue.mark(reader, transaction: transaction) }
    }
}
