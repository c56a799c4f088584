/// The look of lists. As with Apple's, the styles are the system's own.
nonisolated public protocol ListStyle {
    /// Nil for the platform's usual look.
    var _look: _ListLook? { get }
}

/// What sets one list style apart from another.
nonisolated public enum _ListLook: Sendable {
    case insetGrouped
    case grouped
    case plain
    case inset
    case bordered
    case sidebar

    /// The platform's usual list: cards on iOS, rows that are set in on macOS.
    static func usual(_ idiom: Idiom) -> _ListLook { idiom == .iOS ? .insetGrouped : .inset }

    /// What a platform makes of the look. iOS has neither rows that are set in nor sidebars of their own.
    func on(_ idiom: Idiom) -> _ListLook {
        guard idiom == .iOS else { return self }
        return switch self {
        case .inset, .bordered: .plain
        case .sidebar: .insetGrouped
        case .insetGrouped, .grouped, .plain: self
        }
    }

    /// Whether rows lie on cards.
    var hasCards: Bool { self == .insetGrouped || self == .grouped }
}

/// The platform's usual list: inset and grouped on iOS, inset on macOS.
nonisolated public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook? { nil }
}

/// Sections on rounded cards, set in from the edges.
nonisolated public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook? { .insetGrouped }
}

/// Sections from edge to edge on a grey ground.
nonisolated public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook? { .grouped }
}

/// Rows from edge to edge.
nonisolated public struct PlainListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook? { .plain }
}

/// Rows from edge to edge, their content set in: as plain on iOS.
nonisolated public struct InsetListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook? { .inset }
}

/// Rows from edge to edge in a border: as plain on iOS.
nonisolated public struct BorderedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook? { .bordered }
}

/// A list beside the content that it chooses: as inset and grouped on iOS.
nonisolated public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook? { .sidebar }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
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
