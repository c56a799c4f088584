/// The look of lists. As with Apple's, the styles are the system's own.
nonisolated public protocol ListStyle {
    var _look: _ListLook { get }
}

/// What sets one list style apart from another.
nonisolated public enum _ListLook: Sendable {
    case insetGrouped
    case grouped
    case plain
}

/// The platform's usual list: inset and grouped.
nonisolated public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .insetGrouped }
}

/// Sections on rounded cards, set in from the edges.
nonisolated public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .insetGrouped }
}

/// Sections from edge to edge on a grey ground.
nonisolated public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .grouped }
}

/// Rows from edge to edge.
nonisolated public struct PlainListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .plain }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension View {
    /// The look of the lists in this view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, style) }
}

private struct ListStyleKey: EnvironmentKey {
    static var defaultValue: any ListStyle { DefaultListStyle() }
}

private struct IsInListKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var listStyle: any ListStyle {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// Whether controls are rows of a list or form, where some look otherwise.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }
}
