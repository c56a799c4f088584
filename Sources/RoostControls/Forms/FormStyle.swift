import RoostCore

/// A look for forms.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    /// Draws a form from its content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form, for a `FormStyle`.
nonisolated public struct FormStyleConfiguration {
    /// The controls and sections of a form.
    nonisolated public struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The form's controls and sections.
    public let content: Content
}

/// The platform's usual form: grouped on iOS, columns on macOS.
nonisolated public struct AutomaticFormStyle: FormStyle {
    /// Same as `.automatic`.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        UsualForm(content: configuration.content)
    }
}

/// Rows in groups, as in a list.
nonisolated public struct GroupedFormStyle: FormStyle {
    /// Same as `.grouped`.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// Labels in one column and controls in another on macOS, a plain stack on iOS; no list around them.
nonisolated public struct ColumnsFormStyle: FormStyle {
    /// Same as `.columns`.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ColumnsForm(content: configuration.content)
    }
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

extension View {
    /// The look of the forms in this view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { styled(\.formStyle, style) }
}

extension FormStyle {
    @MainActor func view(_ configuration: FormStyleConfiguration) -> AnyView {
        AnyView(StyledBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    @Entry var formStyle: StyleStack<any FormStyle> = StyleStack(AutomaticFormStyle())
}

// MARK: The system's forms

/// Grouped on iOS, columns on macOS.
nonisolated private struct UsualForm<Content: View>: View {
    let content: Content
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        switch idiom {
        case .iOS: GroupedForm(content: content)
        case .macOS: ColumnsForm(content: content)
        }
    }
}

/// Rows on cards, as in an inset grouped list.
nonisolated private struct GroupedForm<Content: View>: View {
    let content: Content

    @MainActor var body: some View { List { content }.listStyle(.insetGrouped) }
}

/// Labels in a trailing-aligned column, controls in a second one on macOS; a leading-aligned stack on iOS.
nonisolated private struct ColumnsForm<Content: View>: View {
    let content: Content
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        switch idiom {
        case .iOS: VStack(alignment: .leading) { content }
        case .macOS: FormColumns { content }.environment(\.isInFormColumns, true)
        }
    }
}
