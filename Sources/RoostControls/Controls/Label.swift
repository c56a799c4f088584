import RoostCore

/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var styles

    /// A label of any two views. Where the title is made of words, accessibility reads it alone.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The title's words; nil where they are not known before the title is drawn.
    var spokenTitle: Text? { spokenWords(of: title) }

    @MainActor public var body: some View {
        styles.draw {
            $0.view(
                LabelStyleConfiguration(
                    title: .init(content: styles.content(title)), icon: .init(content: styles.content(icon))))
        }
        .accessibilityAttributes { [spokenTitle] attributes in
            guard let spokenTitle else { return }
            // The icon repeats the title.
            attributes.label = spokenTitle
            attributes.children = .ignore
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with the symbol named `name`.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A title with the image named `name`.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The configured label as a view, for `LabelStyle.makeBody(configuration:)` in styles that build on others.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: SpokenLabel {
    package var spokenText: Text? { spokenTitle }
}

extension Label where Title == Text, Icon == Image {
    /// A translated title beside the symbol named `systemImage`.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    /// A translated title beside the picture named `image`.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }
}
