/// How a form looks.
nonisolated public protocol FormStyle {
    var _look: _FormLook { get }
}

/// What sets one form style apart from another.
nonisolated public enum _FormLook: Sendable {
    case grouped
    case columns
}

/// The platform's usual form: grouped.
nonisolated public struct AutomaticFormStyle: FormStyle {
    public init() {}
    public var _look: _FormLook { .grouped }
}

/// Rows in groups, as in a list.
nonisolated public struct GroupedFormStyle: FormStyle {
    public init() {}
    public var _look: _FormLook { .grouped }
}

/// Rows below each other without a list around them.
nonisolated public struct ColumnsFormStyle: FormStyle {
    public init() {}
    public var _look: _FormLook { .columns }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormLookKey: EnvironmentKey { static var defaultValue: _FormLook { .grouped } }

extension EnvironmentValues {
    var formLook: _FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

extension View {
    /// How forms inside look.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formLook, style._look)
    }
}
