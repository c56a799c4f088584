import RoostCore

/// One screen of a tab view, together with its label in the bar.
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
    /// A tab that is selected while the tab view's selection equals `value`.
    ///
    /// - Parameters:
    ///   - role: `.search` sets the tab apart from the others on iOS; nil for an ordinary tab.
    ///   - label: An image and a title for the bar; of other views the bar takes the images and texts inside.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: value, role: role, content: content(), label: label())
    }
}

nonisolated extension Tab where Value == Never {
    /// A tab for a `TabView` without a selection, which remembers the chosen tab itself.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, role: role, content: content(), label: label())
    }
}

nonisolated extension Tab where Label == RoostControls.Label<Text, Image> {
    /// A tab with a symbol over its title.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, role: role, content: content(), label: Label(titleKey, systemImage: systemImage))
    }

    /// A tab with a picture from the app's assets over its title.
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

nonisolated extension Tab where Value == Never, Label == RoostControls.Label<Text, Image> {
    /// A tab with a symbol over its title, for a `TabView` without a selection.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, role: role, content: content(), label: Label(titleKey, systemImage: systemImage))
    }

    /// A tab with a picture from the app's assets over its title, for a `TabView` without a selection.
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

/// A tab's purpose.
nonisolated public struct TabRole: Hashable, Sendable {
    private let value: Int

    /// A tab for searching; the bar of iOS 26 sets it apart from the others.
    public static let search = TabRole(value: 0)
}

nonisolated extension Tab where Label == DefaultTabLabel {
    /// A tab whose label follows from its role: a magnifying glass for `.search`, nothing without a role.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(tag: value, role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab whose label follows from its role, for a `TabView` without a selection.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

/// The label of a tab that declares none: a magnifying glass for `.search`, else nothing.
nonisolated public struct DefaultTabLabel: View {
    let role: TabRole?

    @MainActor public var body: some View {
        if role == .search { RoostControls.Label("Search", systemImage: "magnifyingglass") }
    }
}

/// Screens of a tab view that belong together. In the bar they stand beside the others; the header is not shown.
nonisolated public struct TabSection<Header: View, Content: View>: View {
    private let content: Content

    /// - Parameter header: Accepted for source compatibility; has no effect here.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }

    @MainActor public var body: some View { content }
}

nonisolated extension TabSection where Header == Text {
    /// Tabs under a title, which is not shown here.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

nonisolated extension TabSection where Header == EmptyView {
    /// Tabs without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
