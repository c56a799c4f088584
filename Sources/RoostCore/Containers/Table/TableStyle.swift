/// What the tables in a view have in common, set from outside.
nonisolated struct TableAttributes: Equatable, Sendable {
    /// Whether the columns' titles are seen.
    var headers = Visibility.automatic
    /// Whether every other row has a ground of its own.
    var alternatesBackgrounds = false
}

private struct TableAttributesKey: EnvironmentKey { static let defaultValue = TableAttributes() }

extension EnvironmentValues {
    var tableAttributes: TableAttributes {
        get { self[TableAttributesKey.self] }
        set { self[TableAttributesKey.self] = newValue }
    }
}

/// The look of tables.
nonisolated public protocol TableStyle {
    /// Whether every other row has a ground of its own.
    var _alternatesBackgrounds: Bool { get }
}

extension TableStyle {
    public var _alternatesBackgrounds: Bool { false }
}

/// The platform's usual table.
nonisolated public struct AutomaticTableStyle: TableStyle {
    public init() {}
}

/// A table whose rows are set in from its edges.
nonisolated public struct InsetTableStyle: TableStyle {
    public let _alternatesBackgrounds: Bool

    public init() { _alternatesBackgrounds = false }

    @available(*, deprecated, message: "use alternatingRowBackgrounds")
    public init(alternatesRowBackgrounds: Bool) { _alternatesBackgrounds = alternatesRowBackgrounds }
}

extension TableStyle where Self == AutomaticTableStyle {
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }

    @available(*, deprecated, message: "use alternatingRowBackgrounds")
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// Whether every other row has a ground of its own.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    fileprivate let isEnabled: Bool

    /// As the platform has it: no.
    public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: false)
    public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
    public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

nonisolated extension View {
    /// The look of the tables in this view. All of them are set in from their edges.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        transformEnvironment(\.tableAttributes) {
            if style._alternatesBackgrounds { $0.alternatesBackgrounds = true }
        }
    }

    /// Whether the titles of tables' columns are seen.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        transformEnvironment(\.tableAttributes) { $0.headers = visibility }
    }

    /// Whether every other row of tables has a ground of its own.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        transformEnvironment(\.tableAttributes) { $0.alternatesBackgrounds = behavior.isEnabled }
    }
}
