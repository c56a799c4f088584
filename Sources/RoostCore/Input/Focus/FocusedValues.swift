/// The key of a value that a view offers while it, or a view in it, has the focus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the views around the focus offer, and those that the scene offers wherever the focus is.
public struct FocusedValues: Equatable {
    /// A value, with a stamp that changes whenever the value counts as changed.
    struct Entry {
        var value: Any
        var stamp: UInt64
        /// The view that offers it.
        var source: NodeID?
        /// Whether another value is equal to this one; nil if they cannot be compared.
        var isEqual: (Any) -> Bool?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The view that is writing.
    var source: NodeID?

    init() {}

    /// The value for a key; nil if nobody offers one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
        set {
            guard let newValue else {
                entries[ObjectIdentifier(key)] = nil
                return
            }
            entries[ObjectIdentifier(key)] = Entry(
                value: newValue, stamp: 0, source: source,
                isEqual: { other in
                    guard let other = other as? Key.Value else { return false }
                    if isKnownEqual(newValue, other) { return true }
                    return newValue is any Equatable ? false : nil
                })
        }
    }

    /// Two are equal if they hold the same values from the same views.
    public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
        a.entries.count == b.entries.count
            && a.entries.allSatisfy { key, entry in b.entries[key]?.stamp == entry.stamp }
    }

    /// Gives each value its former stamp, or a new one if it changed. A value that cannot be compared (a closure)
    /// counts as unchanged while the same view offers it: later calls still reach the latest one.
    mutating func stamp(after old: FocusedValues, next: inout UInt64) {
        for (key, entry) in entries {
            if let known = old.entries[key], known.source == entry.source, entry.isEqual(known.value) != false {
                entries[key]!.stamp = known.stamp
            } else {
                next += 1
                entries[key]!.stamp = next
            }
        }
    }
}
