import RoostCore

/// One screen of a tab view, together with its label in the bar.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    public typealias Body = Never
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

    /// The content with the label and the value.
    @MainActor public var _screens: some View {
        TabScreen(
            content: ImplicitStack(content: content).tabItem { label }.tabTraits { [role] in $0.role = role },
            value: value)
    }
}

/// A tab's screen, with its value as the tag; a tab of a tab view without a selection has none.
nonisolated private struct TabScreen<Content: View, Value: Hashable>: View {
    let content: Content
    let value: Value?

    @MainActor var body: some View {
        if let value { content.tag(value) } else { content }
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
