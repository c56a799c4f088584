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

private struct ContainerValuesKey: PassingTraitKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

extension View {
    /// Passes a value to the container directly around the view, which reads it from `Subview.containerValues`.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        transformContainerValues { $0[keyPath: keyPath] = value }
    }

    nonisolated package func transformContainerValues(_ change: @escaping (inout ContainerValues) -> Void) -> some View
    {
        modifier(PassingTraitModifier(ContainerValuesKey.self, change: change))
    }
}

extension Subview {
    /// The values that the view passes to its container.
    public var containerValues: ContainerValues {
        let traits = tree.traits(of: element).passing
        var values = traits[ContainerValuesKey.self]
        values.anyTag = traits.tag
        return values
    }
}
