import Foundation

/// A value that is kept under a key; views that use the same key see each other's changes.
///
/// It is kept in `store`, at once, where one is given, or in the one that `defaultAppStorage(_:)` names. Otherwise it
/// belongs to whoever looks at the view: to the visitor of a served page, whose browser keeps it, and to a picture or a
/// test alone, in memory. A value that was never set is the one that `UserDefaults.standard` has under the key, else the
/// property's own.
///
/// A property outside of views, a model's for instance, is that of the page for which the code runs: in an action, or in a
/// task that was begun in one. Elsewhere it is kept in `UserDefaults.standard`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var location: SettingLocation<Value>

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, Transaction.current) }
    }

    public var projectedValue: Binding<Value> { Binding(location: location) }

    private init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: SettingCoding<Value>) {
        location = SettingLocation(initial, key, store.map(DefaultsStore.init), coding)
    }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        let wanted = property.location
        let store = wanted.store ?? context.environment.defaultAppStorage ?? context.node.graph.settings.app
        if let known = slot as? SettingLocation<Value>, known.key == wanted.key, known.isIn(store) {
            property.location = known
            return false
        }
        let location = SettingLocation(wanted.initial, wanted.key, store, wanted.coding)
        property.location = location
        slot = location
        return true
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store, .bool)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store, .int)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store, .double)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store, .string)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, store, .url)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, store, .date)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, store, .data)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, .rawInt)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, .rawString)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store, SettingCoding<Bool>.bool.optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store, SettingCoding<Int>.int.optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store, SettingCoding<Double>.double.optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store, SettingCoding<String>.string.optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, store, SettingCoding<URL>.url.optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, store, SettingCoding<Date>.date.optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store, SettingCoding<Data>.data.optional)
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(nil, key, store, SettingCoding<R>.rawString.optional)
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(nil, key, store, SettingCoding<R>.rawInt.optional)
    }
}
