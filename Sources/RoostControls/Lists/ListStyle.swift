import RoostCore

/// The look of lists. As with Apple's, the styles are the system's own.
nonisolated public protocol ListStyle {
    /// The look that the style asks for; nil for the platform's usual one.
    var _look: _ListLook? { get }
}

/// The looks of a list.
nonisolated public enum _ListLook: Sendable {
    /// Sections on rounded cards, set in from the edges.
    case insetGrouped
    /// Sections from edge to edge on a grey background; on macOS as `insetGrouped`.
    case grouped
    /// Rows from edge to edge, under headers that stay in view.
    case plain
    /// Rows with inset content on macOS; as `plain` on iOS.
    case inset
    /// Rows in a border on macOS; as `plain` on iOS.
    case bordered
    /// Rows at least 32 points tall without separators on macOS; as `insetGrouped` on iOS.
    case sidebar

    /// The platform's usual look: cards on iOS, inset rows on macOS.
    static func usual(_ idiom: Idiom) -> _ListLook { idiom == .iOS ? .insetGrouped : .inset }

    /// The platform's version of a look. iOS has no inset, bordered or sidebar look of its own.
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
    /// Same as `.automatic`.
    public init() {}
    public var _look: _ListLook? { nil }
}

/// Sections on rounded cards, set in from the edges.
nonisolated public struct InsetGroupedListStyle: ListStyle {
    /// Same as `.insetGrouped`.
    public init() {}
    public var _look: _ListLook? { .insetGrouped }
}

/// Sections from edge to edge on a grey background.
nonisolated public struct GroupedListStyle: ListStyle {
    /// Same as `.grouped`.
    public init() {}
    public var _look: _ListLook? { .grouped }
}

/// Rows from edge to edge, under headers that stay in view.
nonisolated public struct PlainListStyle: ListStyle {
    /// Same as `.plain`.
    public init() {}
    public var _look: _ListLook? { .plain }
}

/// Rows from edge to edge, their content inset; as plain on iOS.
nonisolated public struct InsetListStyle: ListStyle {
    /// Same as `.inset`.
    public init() {}
    public var _look: _ListLook? { .inset }
}

/// Rows from edge to edge in a border; as plain on iOS.
nonisolated public struct BorderedListStyle: ListStyle {
    /// Same as `.bordered`.
    public init() {}
    public var _look: _ListLook? { .bordered }
}

/// A list beside the content that it selects; as inset and grouped on iOS.
nonisolated public struct SidebarListStyle: ListStyle {
    /// Same as `.sidebar`.
    public init() {}
    public var _look: _ListLook? { .sidebar }
}

/// Rows that a watch's crown turns past; as the usual list here.
nonisolated public struct CarouselListStyle: ListStyle {
    /// Same as `.carousel`.
    public init() {}
    public var _look: _ListLook? { nil }
}

/// Rows on a watch's rounded ground; as the usual list here.
nonisolated public struct EllipticalListStyle: ListStyle {
    /// Same as `.elliptical`.
    public init() {}
    public var _look: _ListLook? { nil }
}

extension ListStyle where Self == CarouselListStyle {
    /// Rows that a watch's crown turns past; as the usual list here.
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
    /// Rows on a watch's rounded ground; as the usual list here.
    public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows from edge to edge, their content inset; as plain on iOS.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows from edge to edge in a border; as plain on iOS.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows at least 32 points tall, without separators; as inset and grouped on iOS.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's usual list: inset and grouped on iOS, inset on macOS.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on rounded cards, set in from the edges.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections from edge to edge on a grey background; on macOS on cards.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge, under headers that stay in view.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension View {
    /// Sets the look of the lists in this view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, style) }
}

extension EnvironmentValues {
    /// The style of the lists in this view.
    @Entry var listStyle: any ListStyle = DefaultListStyle()

    /// Whether controls are rows of a list or form, which changes the look of some.
    @Entry var isInList: Bool = false
}
