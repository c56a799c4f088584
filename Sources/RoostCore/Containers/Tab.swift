/// One of the screens of a tab view, with what stands for it in the bar.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: View {
    private let value: Value?
    private let role: TabRole?
    private let content: Content
    private let label: Label

    fileprivate init(tag: Value?, role: TabRole? = nil, content: Content, label: Label) {
        value = tag
        self.role = role
        self.content = content
        self.label = label
    }

    @MainActor public var body: some View {
        let screen = ImplicitStack(content: content).tabItem { label }.tabRole(role)
        if let value { screen.tag(value) } else { screen }
    }
}

nonisolated extension Tab {
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: value, role: role, content: content(), label: label())
    }
}

nonisolated extension Tab where Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, role: role, content: content(), label: label())
    }
}

nonisolated extension Tab where Label == RoostCore.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, role: role, content: content(), label: Label(titleKey, systemImage: systemImage))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, role: role, content: content(), label: Label(titleKey, image: image))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, role: role, content: content(), label: Label(title, systemImage: systemImage))
    }
}

nonisolated extension Tab where Value == Never, Label == RoostCore.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, role: role, content: content(), label: Label(titleKey, systemImage: systemImage))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, role: role, content: content(), label: Label(titleKey, image: image))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, role: role, content: content(), label: Label(title, systemImage: systemImage))
    }
}

/// What a tab is for.
nonisolated public struct TabRole: Hashable, Sendable {
    private let value: Int

    /// A tab to search by; on iOS 26 it stands apart from the others.
    public static let search = TabRole(value: 0)
}

nonisolated extension Tab where Label == DefaultTabLabel {
    /// A screen whose sign is what its role says; without a role it has none.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(tag: value, role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

/// The sign of a tab that has none of its own.
nonisolated public struct DefaultTabLabel: View {
    let role: TabRole?

    @MainActor public var body: some View {
        if role == .search { RoostCore.Label("Search", systemImage: "magnifyingglass") }
    }
}

/// Screens of a tab view that belong together; in a bar, beside the others.
nonisolated public struct TabSection<Header: View, Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }

    @MainActor public var body: some View { content }
}

nonisolated extension TabSection where Header == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

nonisolated extension TabSection where Header == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
