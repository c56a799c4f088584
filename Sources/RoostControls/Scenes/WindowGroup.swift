import RoostCore

/// Windows of a kind: on the desktop an app can have many. In a browser each page has one of its own.
nonisolated public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    let title: Text?
    let id: String?
    let content: Content
    /// The type of the values that windows are for; nil if they are for none.
    let valueType: Any.Type?
    /// The content for a value.
    let present: (Any?) -> Content

    init(
        title: Text?, id: String? = nil, content: Content, valueType: Any.Type? = nil,
        present: ((Any?) -> Content)? = nil
    ) {
        self.title = title
        self.id = id
        self.content = content
        self.valueType = valueType
        self.present = present ?? { _ in content }
    }

    /// A window titled by its content's `navigationTitle`.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) { self.init(title: nil, content: content()) }

    /// - Parameter id: The name by which `openWindow` opens such windows.
    @MainActor @preconcurrency
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(title: nil, id: id, content: content()) }

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

    /// A window with a title, which its content's `navigationTitle` replaces; `openWindow` knows it by `id`.
    @MainActor @preconcurrency
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: id, content: content())
    }

    /// A window with a title, which its content's `navigationTitle` replaces; `openWindow` knows it by `id`.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: id, content: content())
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), id: id, content: content())
    }

    /// True: the window opens when the app starts.
    public static var _opensWindow: Bool { true }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        makeNode(view, inputs) {
            $0.content.preference(key: WindowTitleKey.self, value: $0.title)
        } declared: { group in
            declare(
                SceneDeclaration(.group, id: group.id, valueType: group.valueType, title: group.title) {
                    AnyView(group.present($0).preference(key: WindowTitleKey.self, value: group.title))
                })
        }
    }
}
