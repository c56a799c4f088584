import RoostCore

/// The settings of all tables in a view.
nonisolated struct TableAttributes: Equatable, Sendable {
    /// Whether the columns' titles show.
    var headers = Visibility.automatic
    /// Whether every second row has a grey background.
    var alternatesBackgrounds = false
}

extension EnvironmentValues {
    /// The settings of the tables in this view.
    @Entry var tableAttributes: TableAttributes = TableAttributes()
}

/// The look of tables. All styles look like the inset one here.
nonisolated public protocol TableStyle {
    /// Whether every second row has a grey background.
    var _alternatesBackgrounds: Bool { get }
}

extension TableStyle {
    /// By default no.
    public var _alternatesBackgrounds: Bool { false }
}

/// The platform's usual table: here the inset one.
nonisolated public struct AutomaticTableStyle: TableStyle {
    /// Same as `.automatic`.
    public init() {}
}

/// A table with rows inset from its edges.
nonisolated public struct InsetTableStyle: TableStyle {
    public let _alternatesBackgrounds: Bool

    /// Same as `.inset`.
    public init() { _alternatesBackgrounds = false }

    /// - Parameter alternatesRowBackgrounds: Whether every second row has a grey background.
    @available(*, deprecated, message: "use alternatingRowBackgrounds")
    public init(alternatesRowBackgrounds: Bool) { _alternatesBackgrounds = alternatesRowBackgrounds }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The platform's usual table: here the inset one.
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// A table with rows inset from its edges.
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }

    /// A table with rows inset from its edges; `true` gives every second row a grey background.
    @available(*, deprecated, message: "use alternatingRowBackgrounds")
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// Whether every second row has a grey background.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    fileprivate let isEnabled: Bool

    /// The platform's default: no.
    public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: false)
    /// Every second row has one.
    public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
    /// No row has one.
    public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

nonisolated extension View {
    /// Sets the look of the tables in this view. All are inset here; only alternating backgrounds make a difference.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        transformEnvironment(\.tableAttributes) {
            if style._alternatesBackgrounds { $0.alternatesBackgrounds = true }
        }
    }

    /// Shows or hides the column titles of the tables in this view.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        transformEnvironment(\.tableAttributes) { $0.headers = visibility }
    }

    /// Gives every second row of the tables in this view a grey background, or takes it away.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        transformEnvironment(\.tableAttributes) { $0.alternatesBackgrounds = behavior.isEnabled }
    }
}
