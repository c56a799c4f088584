import RoostCore

/// Tabs that belong together. In the bar they stand beside the others; the header is not shown.
nonisolated public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
    TabContent
where Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
    private let content: Content

    fileprivate init(tabs: Content) { content = tabs }

    /// The screens of the tabs.
    @MainActor public var _screens: Content._Screens { content._screens }
}

extension TabSection where Footer == EmptyView {
    /// - Parameter header: Accepted for source compatibility; has no effect here.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(tabs: content())
    }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Tabs under a title, which is not shown here.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(tabs: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(tabs: content())
    }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    /// Tabs without a title.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.init(tabs: content()) }
}
