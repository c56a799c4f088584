import RoostCore

/// Content that belongs together, on a surface, with an optional label.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var styles

    /// A box with any view as its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    @available(*, deprecated, renamed: "init(content:label:)")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor public var body: some View {
        styles.draw {
            $0.view(
                GroupBoxStyleConfiguration(
                    label: .init(content: styles.content(label)), content: .init(content: styles.content(content))))
        }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The configured box as a view, for `GroupBoxStyle.makeBody(configuration:)` in styles that build on others.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// A box with a text as its label: a headline on iOS, a subheadline on macOS.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// A look for group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    /// Draws a box from its label and its content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box, for a `GroupBoxStyle`.
nonisolated public struct GroupBoxStyleConfiguration {
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The box's label, empty where it has none.
    public let label: Label
    /// The box's content.
    public let content: Content
}

/// A rounded surface: behind label and content on iOS, behind the content alone on macOS.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DefaultGroupBox(configuration: configuration)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A rounded surface, with the label inside on iOS and above it on macOS.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// The look of the group boxes in this view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        styled(\.groupBoxStyle, style)
    }
}

/// On macOS there are 5 points around the content. The label stands 3 points above the surface, 10 points in
/// (`web-gb1`).
nonisolated private struct DefaultGroupBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        let surface = RoundedRectangle(cornerRadius: 12, style: .continuous)
        switch idiom {
        case .iOS:
            VStack(alignment: .leading, spacing: 8) {
                configuration.label.font(.headline)
                configuration.content.frame(maxWidth: .infinity)
            }
            .padding(16)
            .background(Color(.secondaryBackground), in: surface)
        case .macOS:
            VStack(alignment: .leading, spacing: 3) {
                configuration.label.font(.subheadline).padding(.leading, 10)
                configuration.content
                    .padding(5)
                    .background(Color(.quaternaryFill), in: surface)
            }
        }
    }
}

extension GroupBoxStyle {
    @MainActor func view(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
        AnyView(StyledBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    @Entry var groupBoxStyle: StyleStack<any GroupBoxStyle> = StyleStack(DefaultGroupBoxStyle())
}
