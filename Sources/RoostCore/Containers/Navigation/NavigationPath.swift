/// What is on a navigation stack above its root: values of any hashable types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    public init() { elements = [] }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Takes values off the end; the path must have that many.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(
            k >= 0 && k <= elements.count, "NavigationPath.removeLast: the path has \(elements.count) values, not \(k)."
        )
        elements.removeLast(k)
    }
}
