/// A window for each user of the app.
nonisolated public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    let title: Text?
    let content: Content

    init(title: Text?, content: Content) {
        self.title = title
        self.content = content
    }

    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) { self.init(title: nil, content: content()) }

    /// - Parameter id: Tells windows of several kinds apart.
    @MainActor @preconcurrency
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(title: nil, content: content()) }

    /// - Parameter title: What the window is called while its content has no `navigationTitle`.
    @MainActor @preconcurrency
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(title: title, content: content()) }

    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), content: content())
    }

    @MainActor @preconcurrency
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, content: content())
    }

    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), content: content())
    }

    public static var _opensWindow: Bool { true }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        SceneContentNode(view, inputs) { $0.content.preference(key: WindowTitleKey.self, value: $0.title) }
    }
}
