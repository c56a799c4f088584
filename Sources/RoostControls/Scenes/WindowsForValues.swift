import RoostCore

// Windows for values. A page has one window and nobody opens another, so its value is always the default one.

/// The content of a window for a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    @State private var value: Data?
    private let initial: Data?
    private let content: (Binding<Data?>) -> Content

    init(initial: Data? = nil, content: @escaping (Binding<Data?>) -> Content) {
        _value = State(initialValue: initial)
        self.initial = initial
        self.content = content
    }

    /// The content of a new window for a value.
    func showing(_ value: Any?) -> PresentedWindowContent {
        PresentedWindowContent(initial: value as? Data ?? initial, content: content)
    }

    @MainActor public var body: some View { content($value) }
}

extension WindowGroup {
    nonisolated private init<D: Codable & Hashable, C: View>(
        title: Text? = nil, id: String? = nil, values content: PresentedWindowContent<D, C>
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: title, id: id, content: content, valueType: D.self) { content.showing($0) }
    }

    /// Windows for values, nil in one that `openWindow` has not opened. A page shows one, for nil.
    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(values: PresentedWindowContent(content: content))
    }

    /// Windows for values; `openWindow` knows them by `id` too.
    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, values: PresentedWindowContent(content: content))
    }

    /// Titled windows for values, nil in one that `openWindow` has not opened.
    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleKey), values: PresentedWindowContent(content: content))
    }

    /// Titled windows for values; `openWindow` knows them by `id` too.
    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleKey), id: id, values: PresentedWindowContent(content: content))
    }

    /// Windows for values, `defaultValue` in one that `openWindow` has not opened.
    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(values: .init(defaultValue, content))
    }

    /// Windows for values, `defaultValue` in one that `openWindow` has not opened. `openWindow` knows them by `id` too.
    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, values: .init(defaultValue, content))
    }

    /// Titled windows for values, `defaultValue` in one that `openWindow` has not opened.
    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleKey), values: .init(defaultValue, content))
    }

    /// Titled windows for values, `defaultValue` in one that `openWindow` has not opened. `openWindow` knows them by `id`
    /// too.
    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleKey), id: id, values: .init(defaultValue, content))
    }
}

extension PresentedWindowContent {
    /// Content for a value that is never nil.
    nonisolated fileprivate init(_ initial: @escaping () -> Data, _ content: @escaping (Binding<Data>) -> Content) {
        let first = initial()
        self.init(initial: first) { value in
            content(Binding(get: { value.wrappedValue ?? first }, set: { value.wrappedValue = $0 }))
        }
    }
}

/// Whether a scene's window opens when the app starts. On a page it has no effect.
nonisolated public struct SceneLaunchBehavior: Sendable {
    enum Value { case automatic, presented, suppressed }
    let value: Value
    /// The window of the first such scene opens.
    public static let automatic = SceneLaunchBehavior(value: .automatic)
    /// The window opens.
    public static let presented = SceneLaunchBehavior(value: .presented)
    /// The window does not open.
    public static let suppressed = SceneLaunchBehavior(value: .suppressed)
}

/// Whether windows are restored when the app starts again. On a page it has no effect.
nonisolated public struct SceneRestorationBehavior: Sendable {
    let restores: Bool
    /// Windows are restored.
    public static let automatic = SceneRestorationBehavior(restores: true)
    /// Windows are not restored.
    public static let disabled = SceneRestorationBehavior(restores: false)
}

/// The place of a window in front of or behind others. Has no effect here.
nonisolated public struct WindowLevel: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = WindowLevel(value: 0)
    /// Among the app's other windows.
    public static let normal = WindowLevel(value: 0)
    /// In front of normal windows.
    public static let floating = WindowLevel(value: 1)
    /// Behind all windows.
    public static let desktop = WindowLevel(value: -1)
}

extension Scene {
    /// Whether the scene's window opens when the app starts. A page shows the first scene with a window: there it has
    /// no effect, with a warning.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        declaring("defaultLaunchBehavior has no effect: a page shows the first scene with a window") {
            $0.launch = behavior
        }
    }

    /// Whether the scene's windows are restored when the app starts again. A page that opens again starts anew: there
    /// it has no effect, with a warning.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        declaring("restorationBehavior has no effect: a page that opens again starts anew") {
            $0.restores = behavior.restores
        }
    }

    /// Accepted for source compatibility; has no effect here, with a warning: the user places a browser's window.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { withoutEffect("windowLevel") }
}
