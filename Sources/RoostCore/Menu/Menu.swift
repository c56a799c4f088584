/// A button that opens a list of actions.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let primaryAction: (() -> Void)?
    @Environment(\.menuStyle) private var styles

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content
        self.label = label()
        primaryAction = nil
    }

    /// A button with an action of its own, that opens the list when it is held.
    public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.content = content
        self.label = label()
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        styles.draw {
            $0.view(
                MenuStyleConfiguration(
                    label: .init(content: styles.content(label)),
                    content: .init(content: { styles.content(content()) }), primaryAction: primaryAction))
        }
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == RoostCore.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { RoostCore.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { RoostCore.Label(title, systemImage: systemImage) }
    }
}

extension Menu where Label == RoostCore.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { RoostCore.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { RoostCore.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style draws differently: for use in `MenuStyle.makeBody(configuration:)`.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = { configuration.content }
        primaryAction = configuration.primaryAction
    }
}
