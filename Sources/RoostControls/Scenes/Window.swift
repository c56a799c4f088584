import RoostCore

/// A single window.
nonisolated public struct Window<Content: View>: Scene {
    public typealias Body = Never
    let title: Text
    let content: Content

    /// A window with a title, which its content's `navigationTitle` replaces.
    ///
    /// - Parameter id: Has no effect here: a page has one window.
    @MainActor @preconcurrency
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    /// A window with a title, which its content's `navigationTitle` replaces; `id` has no effect here.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    /// True: the window opens when the app starts.
    public static var _opensWindow: Bool { true }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        SceneContentNode(view, inputs) { $0.content.preference(key: WindowTitleKey.self, value: $0.title) }
    }
}
