import RoostCore

/// The values on a navigation stack above its root, of any hashable types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    /// An empty path: the stack shows its root.
    public init() { elements = [] }

    /// A path of values of one type, the first one next to the root.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of screens above the root.
    public var count: Int { elements.count }
    /// Whether the stack shows its root.
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes a value; the stack needs a `navigationDestination(for:)` for its type.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Pops `k` values; a path with fewer values is a programmer's error.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(
            k >= 0 && k <= elements.count, "NavigationPath.removeLast: the path has \(elements.count) values, not \(k)."
        )
        elements.removeLast(k)
    }
}
