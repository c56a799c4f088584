import RoostCore

/// Controls with their labels: grouped as in a list, or in columns.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var styles

    /// The style comes from `formStyle(_:)`; by default a form is grouped on iOS and in columns on macOS.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        styles.draw { $0.view(FormStyleConfiguration(content: .init(content: styles.content(content)))) }
    }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
    /// The configured form as a view, for `FormStyle.makeBody(configuration:)` in styles that build on others.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension EnvironmentValues {
    /// Whether controls are rows of a form in columns, where fields too show their labels.
    @Entry var isInFormColumns: Bool = false
}
