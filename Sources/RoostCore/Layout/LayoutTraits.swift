/// What an element tells the container around it.
package struct LayoutTraits {
    /// Values by `LayoutValueKey`; hidden by any layout modifier written outside.
    package var layoutValues: [ObjectIdentifier: Any] = [:]
    /// What passes out through modifiers with one child.
    package var passing = PassingTraits()

    package init() {}
}

/// The part of an element's traits that modifiers around it pass on.
package struct PassingTraits {
    package var tag: SelectionTag?
    package var zIndex = 0.0
    /// Values of further kinds (grid cells, transitions, …) by the type of their key.
    package var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    var isEmpty: Bool { tag == nil && zIndex == 0 && values.isEmpty }

    package subscript<K: PassingTraitKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value that an element passes to its container, through modifiers in between.
package protocol PassingTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
