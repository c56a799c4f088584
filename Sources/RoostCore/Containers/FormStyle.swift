/// How a form looks.
nonisolated public protocol FormStyle {
    /// Nil for the platform's usual look.
    var _look: _FormLook? { get }
}

/// What sets one form style apart from another.
nonisolated public enum _FormLook: Sendable {
    case grouped
    case columns
}

/// The platform's usual form: grouped on iOS, columns on macOS.
nonisolated public struct AutomaticFormStyle: FormStyle {
    public init() {}
    public var _look: _FormLook? { nil }
}

/// Rows in groups, as in a list.
nonisolated public struct GroupedFormStyle: FormStyle {
    public init() {}
    public var _look: _FormLook? { .grouped }
}

/// Labels in one column, controls in another, without a list around them.
nonisolated public struct ColumnsFormStyle: FormStyle {
    public init() {}
    public var _look: _FormLook? { .columns }
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

private struct FormLookKey: EnvironmentKey { static var defaultValue: _FormLook? { nil } }

extension EnvironmentValues {
    var formLook: _FormLook? {
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
