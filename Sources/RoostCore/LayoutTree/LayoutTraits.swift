/// The traits that an element passes to the container around it.
package struct LayoutTraits {
    /// The values by `LayoutValueKey`. Any layout modifier outside hides them. Of nested values the inner one counts.
    package var layoutValues: [ObjectIdentifier: Any] = [:]
    /// The traits that pass out through modifiers with one child.
    package var passing = PassingTraits()

    package init() {}
}

/// The part of an element's traits that modifiers around it pass on. Of nested modifiers the inner one counts (Rules.md,
/// Other modifiers).
package struct PassingTraits {
    package var tag: SelectionTag?
    package var zIndex: Double?
    /// Values of further kinds (grid cells, transitions, …) by the type of their key.
    package var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    var isEmpty: Bool { tag == nil && zIndex == nil && values.isEmpty }

    package subscript<K: PassingTraitKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The key of a trait that an element passes to its container, through the modifiers in between.
package protocol PassingTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
