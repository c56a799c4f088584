import RoostCore

/// The look of forms. As with Apple's, the styles are the system's own.
nonisolated public protocol FormStyle {
    /// The look that the style asks for; nil for the platform's usual one.
    var _look: _FormLook? { get }
}

/// The two looks of a form.
nonisolated public enum _FormLook: Sendable {
    /// Rows on cards, as in an inset grouped list.
    case grouped
    /// Labels in a trailing-aligned column, controls in a second one on macOS; a leading-aligned stack on iOS.
    case columns
}

/// The platform's usual form: grouped on iOS, columns on macOS.
nonisolated public struct AutomaticFormStyle: FormStyle {
    /// Same as `.automatic`.
    public init() {}
    public var _look: _FormLook? { nil }
}

/// Rows in groups, as in a list.
nonisolated public struct GroupedFormStyle: FormStyle {
    /// Same as `.grouped`.
    public init() {}
    public var _look: _FormLook? { .grouped }
}

/// Labels in one column and controls in another on macOS, a plain stack on iOS; no list around them.
nonisolated public struct ColumnsFormStyle: FormStyle {
    /// Same as `.columns`.
    public init() {}
    public var _look: _FormLook? { .columns }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The platform's usual form: grouped on iOS, columns on macOS.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows on cards, as in an inset grouped list; on both platforms.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels beside controls, without cards; scrolls only inside a `ScrollView`.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormLookKey: EnvironmentKey { static var defaultValue: _FormLook? { nil } }

extension EnvironmentValues {
    /// The look of the forms in this view; nil for the platform's usual one.
    var formLook: _FormLook? {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the forms in this view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formLook, style._look)
    }
}
