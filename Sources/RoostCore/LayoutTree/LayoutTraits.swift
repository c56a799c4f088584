/// The traits that an element passes to the container around it.
package struct LayoutTraits {
    /// The values by `LayoutValueKey`. Any layout modifier outside hides them. Of nested values the inner one counts.
    package var layoutValues: [ObjectIdentifier: Any] = [:]
    /// The traits that pass out through modifiers with one child.
    package var passing = PassingTraits()

    package init() {}
}

/// An element's traits in their table: a reader that wants one of them copies no other.
final class StoredTraits {
    // The tree's owner alone uses it, and no access lasts over a call that needs another.
    @exclusivity(unchecked) var traits = LayoutTraits()
}

/// The part of an element's traits that modifiers around it pass on. Of nested modifiers the inner one counts (Rules.md,
/// Other modifiers).
package struct PassingTraits {
    package var tag: SelectionTag?
    package var zIndex: Double?
    /// Values of further kinds (grid cells, transitions, …). An element has one or two, so that a search is faster than
    /// a dictionary.
    private var values: [StoredTrait] = []

    package init() {}

    var isEmpty: Bool { tag == nil && zIndex == nil && values.isEmpty }

    package subscript<K: PassingTraitKey>(key: K.Type) -> K.Value {
        get { value(key) ?? K.defaultValue }
        set {
            let stored = TraitValue<K>(newValue)
            if let index = values.firstIndex(where: { $0.key == stored.key }) {
                values[index] = stored
            } else {
                values.append(stored)
            }
        }
    }

    /// The value of a kind; nil if nobody has set one.
    package func value<K: PassingTraitKey>(_ key: K.Type) -> K.Value? {
        let identity = ObjectIdentifier(key)
        // Only `TraitValue<K>` has the key K.
        for stored in values where stored.key == identity {
            return unsafeDowncast(stored, to: TraitValue<K>.self).value
        }
        return nil
    }
}

/// A value that an element passes to its container, under the type of its key.
private class StoredTrait {
    let key: ObjectIdentifier

    init(_ key: ObjectIdentifier) { self.key = key }
}

private final class TraitValue<K: PassingTraitKey>: StoredTrait {
    let value: K.Value

    init(_ value: K.Value) {
        self.value = value
        super.init(ObjectIdentifier(K.self))
    }
}

/// The key of a trait that an element passes to its container, through the modifiers in between.
package protocol PassingTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
