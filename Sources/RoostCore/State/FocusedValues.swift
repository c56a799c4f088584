/// A key for a value that a view offers while it, or one in it, has the focus.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the views around the focus offer, and what the scene offers whatever has the focus.
public struct FocusedValues: Equatable {
    /// A value, with a number that is another one where the value counts as another one.
    struct Entry {
        var value: Any
        var stamp: UInt64
        /// The view that offers it.
        var source: NodeID?
        /// Whether a value of the same type is known to be equal; nil where it cannot be said.
        var isEqual: (Any) -> Bool?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The view that is writing.
    var source: NodeID?

    init() {}

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

    /// Two are equal where they have the same values from the same views.
    public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
        a.entries.count == b.entries.count
            && a.entries.allSatisfy { key, entry in b.entries[key]?.stamp == entry.stamp }
    }

    /// Gives each value the stamp that it had before, or a new one where it is another value. One that cannot be compared
    /// (a closure) stays what it was while the same view offers it: who calls it later gets the latest all the same.
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
