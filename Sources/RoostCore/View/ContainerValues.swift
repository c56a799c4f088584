/// A key for a value that a view tells its container.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view tells the container that it is directly in.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    fileprivate var anyTag: SelectionTag?

    fileprivate init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag, where it has one of this type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { anyTag?.value(as: V.self) }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

private struct ContainerValuesKey: PassingTraitKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

extension View {
    /// Tells the container of the view a value.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        transformContainerValues { $0[keyPath: keyPath] = value }
    }

    nonisolated func transformContainerValues(_ change: @escaping (inout ContainerValues) -> Void) -> some View {
        modifier(PassingTraitModifier(ContainerValuesKey.self, change: change))
    }
}

extension Subview {
    /// What the view tells its container.
    public var containerValues: ContainerValues {
        let traits = tree.traits(of: element).passing
        var values = traits[ContainerValuesKey.self]
        values.anyTag = traits.tag
        return values
    }
}
