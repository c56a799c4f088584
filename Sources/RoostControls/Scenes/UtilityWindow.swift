import RoostCore

/// A small window over the app's others, which `openWindow` opens. On a page, which is one window, it does not show.
nonisolated public struct UtilityWindow<Content: View>: Scene {
    private let title: Text
    private let id: String
    private let content: Content

    /// A window with a title.
    @MainActor @preconcurrency
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
    }

    /// A window with a title.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    @MainActor @preconcurrency public var body: some Scene { Window(title, id: id) { content } }

    /// False: the window waits for `openWindow`.
    public static var _opensWindow: Bool { false }
}
