import RoostCore

/// A window for each user of the app: in a browser each page has its own.
nonisolated public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    let title: Text?
    let content: Content

    init(title: Text?, content: Content) {
        self.title = title
        self.content = content
    }

    /// A window titled by its content's `navigationTitle`.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) { self.init(title: nil, content: content()) }

    /// - Parameter id: Has no effect here: a page has one window.
    @MainActor @preconcurrency
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(title: nil, content: content()) }

    /// - Parameter title: The window's title while its content has no `navigationTitle`.
    @MainActor @preconcurrency
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(title: title, content: content()) }

    /// A window with a title, which its content's `navigationTitle` replaces.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), content: content())
    }

    /// A window with a title, which its content's `navigationTitle` replaces; `id` has no effect here.
    @MainActor @preconcurrency
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, content: content())
    }

    /// A window with a title, which its content's `navigationTitle` replaces; `id` has no effect here.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), content: content())
    }

    /// True: the window opens when the app starts.
    public static var _opensWindow: Bool { true }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        SceneContentNode(view, inputs) { $0.content.preference(key: WindowTitleKey.self, value: $0.title) }
    }
}
