import Foundation

/// The location of a value under a key of a store.
final class SettingLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    // Unchecked: immutable; the coding's closures hold no state.
    let initial: Value
    let key: String
    /// Nil for the store of the window whose code runs, or, outside of any, the program's own.
    let store: SettingsStore?
    let coding: SettingCoding<Value>

    init(_ initial: Value, _ key: String, _ store: SettingsStore?, _ coding: SettingCoding<Value>) {
        (self.initial, self.key, self.store, self.coding) = (initial, key, store, coding)
    }

    private var resolvedStore: SettingsStore {
        store ?? WindowServices.current?.settings.app ?? DefaultsStore.standard
    }

    /// Whether this is the same store. Defaults are compared by their object, because each mention of them makes
    /// another store.
    func isIn(_ other: SettingsStore) -> Bool {
        guard let own = store as? DefaultsStore else { return store === other }
        return own.defaults === (other as? DefaultsStore)?.defaults
    }

    override func get() -> Value { resolvedStore.read(key).flatMap(coding.read) ?? initial }
    override func set(_ value: Value, _ transaction: Transaction) {
        resolvedStore.write(coding.write(value), for: key, transaction)
    }
}

/// The location of a value that a window holds and a store keeps too.
final class KeptLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    // Unchecked: immutable; the coding's closures hold no state.
    private let value: StoredLocation<Value>
    private let key: String
    private let store: SettingsStore
    private let coding: SettingCoding<Value>

    init(_ initial: Value, _ key: String, _ store: SettingsStore, _ coding: SettingCoding<Value>) {
        value = StoredLocation(store.value(for: key).flatMap(coding.read) ?? initial)
        (self.key, self.store, self.coding) = (key, store, coding)
    }

    override func get() -> Value { value.get() }
    override func set(_ newValue: Value, _ transaction: Transaction) {
        value.set(newValue, transaction)
        store.set(coding.write(newValue), for: key)
    }
}
