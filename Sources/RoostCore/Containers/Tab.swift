/// One of the screens of a tab view, with what stands for it in the bar.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: View {
    private let value: Value?
    private let content: Content
    private let label: Label

    fileprivate init(tag: Value?, content: Content, label: Label) {
        value = tag
        self.content = content
        self.label = label
    }

    @MainActor public var body: some View {
        let screen = content.tabItem { label }
        if let value { screen.tag(value) } else { screen }
    }
}

nonisolated extension Tab {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: value, content: content(), label: label())
    }
}

nonisolated extension Tab where Value == Never {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, content: content(), label: label())
    }
}

nonisolated extension Tab where Label == RoostCore.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, content: content(), label: Label(titleKey, systemImage: systemImage))
    }

    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(tag: value, content: content(), label: Label(titleKey, image: image))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, content: content(), label: Label(title, systemImage: systemImage))
    }
}

nonisolated extension Tab where Value == Never, Label == RoostCore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: Label(titleKey, systemImage: systemImage))
    }

    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: Label(titleKey, image: image))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: Label(title, systemImage: systemImage))
    }
}
