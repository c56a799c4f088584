import RoostCore

/// A single window.
nonisolated public struct Window<Content: View>: Scene {
    public typealias Body = Never
    let title: Text
    let id: String
    let content: Content

    /// A window with a title, which its content's `navigationTitle` replaces.
    ///
    /// - Parameter id: The name by which `openWindow` opens it.
    @MainActor @preconcurrency
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
    }

    /// A window with a title, which its content's `navigationTitle` replaces; `openWindow` knows it by `id`.
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
        makeNode(view, inputs) {
            $0.content.preference(key: WindowTitleKey.self, value: $0.title)
        } declared: { window in
            declare(
                SceneDeclaration(.single, id: window.id, title: window.title) { _ in
                    AnyView(window.content.preference(key: WindowTitleKey.self, value: window.title))
                })
        }
    }
}
