/// The key of a value that a view passes to the container around it.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that passes none.
    static var defaultValue: Value { get }
}

/// The values that a view passes to the container directly around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    fileprivate var anyTag: SelectionTag?

    fileprivate init() {}

    /// The value that the view passes for a key, or the key's default.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag that the view has from `tag(_:)`, or nil if it has none of this type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { anyTag?.value(as: V.self) }

    /// Whether the view has this tag from `tag(_:)`.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// The changes of an element's container values. Those of inner modifiers apply last, so of nested values the inner one
/// counts.
private struct ContainerValuesTrait {
    private(set) var values = ContainerValues()
    private var changes: ((inout ContainerValues) -> Void)?

    /// Adds the change of a modifier around those known.
    mutating func add(_ change: @escaping (inout ContainerValues) -> Void) {
        guard let inner = changes else {
            change(&values)
            changes = change
            return
        }
        values = ContainerValues()
        change(&values)
        inner(&values)
        changes = { values in
            change(&values)
            inner(&values)
        }
    }
}

private struct ContainerValuesKey: PassingTraitKey {
    static var defaultValue: ContainerValuesTrait { ContainerValuesTrait() }
}

extension View {
    /// Passes a value to the container directly around the view, which reads it from `Subview.containerValues`. Of nested
    /// values the inner one counts.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        transformContainerValues { $0[keyPath: keyPath] = value }
    }

    nonisolated package func transformContainerValues(_ change: @escaping (inout ContainerValues) -> Void) -> some View
    {
        modifier(PassingTraitModifier(ContainerValuesKey.self) { $0.add(change) })
    }
}

extension Subview {
    /// The values that the view passes to its container.
    public var containerValues: ContainerValues {
        let traits = tree.traits(of: element).passing
        var values = traits[ContainerValuesKey.self].values
        values.anyTag = traits.tag
        return values
    }
}
