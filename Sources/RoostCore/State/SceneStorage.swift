import Foundation

/// A value that belongs to a window. All of the window's views that use the key see each other's changes.
///
/// On a served page the browser's tab keeps the value, through a reload and a restart of the app. A window of
/// the desktop keeps it through a restart of the app. An image or a test keeps it for as long as it lasts itself.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let coding: SettingCoding<Value>
    private var location: KeptLocation<Value>?

    private init(_ initial: Value, _ key: String, _ coding: SettingCoding<Value>) {
        self.initial = initial
        self.key = key
        self.coding = coding
    }

    /// The stored value. Writes before the view is on screen are ignored, with a warning.
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

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> { Binding(location: location ?? ConstantLocation(initial)) }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        if slot == nil {
            let graph = context.node.graph
            let known = graph.sceneValues[property.key]
            if let location = known as? KeptLocation<Value> {
                slot = location
            } else {
                let location = KeptLocation(property.initial, property.key, graph.settings.scene, property.coding)
                if known == nil {
                    graph.sceneValues[property.key] = location
                } else {
                    Log.warning("@SceneStorage(\"\(property.key)\") is of several types; each has a value of its own.")
                }
                slot = location
            }
        }
        property.location = unsafeDowncast(slot!, to: KeptLocation<Value>.self)
        return false
    }
}

extension SceneStorage {
    /// A value under `key`; `wrappedValue` is its value until one is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(wrappedValue, key, .bool) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(wrappedValue, key, .int) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(wrappedValue, key, .double) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(wrappedValue, key, .string) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(wrappedValue, key, .url) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(wrappedValue, key, .data) }

    /// A value stored as its raw number. A number that is no case counts as not set.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .rawInt)
    }

    /// A value stored as its raw string. A string that is no case counts as not set.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .rawString)
    }
}

extension SceneStorage where Value: Codable {
    /// A value under `key`, stored as JSON.
    package init(encoding initial: Value, _ key: String) { self.init(initial, key, .json) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A value under `key` that is nil until one is stored. Setting nil removes it.
    public init(_ key: String) where Value == Bool? { self.init(nil, key, SettingCoding<Bool>.bool.optional) }
    public init(_ key: String) where Value == Int? { self.init(nil, key, SettingCoding<Int>.int.optional) }
    public init(_ key: String) where Value == Double? { self.init(nil, key, SettingCoding<Double>.double.optional) }
    public init(_ key: String) where Value == String? { self.init(nil, key, SettingCoding<String>.string.optional) }
    public init(_ key: String) where Value == URL? { self.init(nil, key, SettingCoding<URL>.url.optional) }
    public init(_ key: String) where Value == Data? { self.init(nil, key, SettingCoding<Data>.data.optional) }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(nil, key, SettingCoding<R>.rawString.optional)
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(nil, key, SettingCoding<R>.rawInt.optional)
    }
}

extension SceneStorage: ReportedProperty { var reportedValue: Any { wrappedValue } }
