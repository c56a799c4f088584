import Foundation

/// A value kept under a key. All views that use the key see each other's changes.
///
/// The value is in `store`, or else in the store that `defaultAppStorage(_:)` names; both write it at once. Without
/// either it belongs to the viewer: a served page keeps it in its visitor's browser, an image or a test in memory, a
/// window of the desktop in `UserDefaults.standard`. A value that was never set is the one that `UserDefaults.standard`
/// has under the key, else the property's initial value.
///
/// A property outside of views, in a model for instance, belongs to the page whose code runs: in an action, or in a
/// task that an action started. Elsewhere it is in `UserDefaults.standard`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var location: SettingLocation<Value>

    /// The stored value. Setting it updates the views that have read it.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, Transaction.current) }
    }

    /// A binding to the stored value.
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
    /// A value under `key`; `wrappedValue` is its value until one is stored. Nil for `store` means the surrounding
    /// default.
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

    /// A value stored as its raw number. A number that is no case counts as not set.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, .rawInt)
    }

    /// A value stored as its raw string. A string that is no case counts as not set.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, .rawString)
    }
}

extension AppStorage where Value: Codable {
    /// A value under `key`, stored as JSON.
    package init(encoding initial: Value, _ key: String, store: UserDefaults?) { self.init(initial, key, store, .json) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A value under `key` that is nil until one is stored. Setting nil removes it.
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

extension AppStorage: ReportedProperty { var reportedValue: Any { wrappedValue } }
