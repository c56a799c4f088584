import RoostCore

/// Buttons that belong together, joined into one.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    @Environment(\.controlGroupStyle) private var styles

    /// A group without a label.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        styles.draw {
            $0.view(
                ControlGroupStyleConfiguration(
                    content: .init(content: styles.content(content)),
                    label: .init(
                        content: styles.content((content as? any LabeledGroupContent)?.anyLabel ?? AnyView(EmptyView()))
                    )
                ))
        }
    }
}

nonisolated extension ControlGroup {
    /// Buttons with a label. Only the menu styles show it; in the others a screen reader says it.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init { LabeledControlGroupContent(content: content(), label: label()) }
    }

    /// Buttons with a text as their label, which only the menu styles show.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Buttons with a title and a symbol as their label, which only the menu styles show.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

nonisolated extension ControlGroup
where
    Content == LabeledControlGroupContent<
        ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
    >
{
    /// The configured group as a view, for `ControlGroupStyle.makeBody(configuration:)` in styles that build on others.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The buttons of a group with a label. The label is drawn where the group is a menu.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    @MainActor public var body: some View { content }
}

nonisolated private protocol LabeledGroupContent {
    var anyLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledGroupContent {
    nonisolated fileprivate var anyLabel: AnyView { AnyView(label) }
}

extension ControlGroupStyleConfiguration.Label: SpokenLabel {
    package var spokenText: Text? { spokenWords(of: content) }
}
