// Windows that are about a value: a page has one window, and nobody opens another, so the value is the default one.

/// What a window shows that is about a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    @State private var value: Data?
    private let content: (Binding<Data?>) -> Content

    init(initial: Data? = nil, content: @escaping (Binding<Data?>) -> Content) {
        _value = State(initialValue: initial)
        self.content = content
    }

    @MainActor public var body: some View { content($value) }
}

extension WindowGroup {
    /// A window about a value, which is nil as long as no window is opened for one.
    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, content: PresentedWindowContent(content: content))
    }

    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content)
    }

    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleKey), content: PresentedWindowContent(content: content))
    }

    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey, for: type, content: content)
    }

    /// A window about a value.
    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, content: .init(defaultValue, content))
    }

    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, content: .init(defaultValue, content))
    }

    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleKey), content: .init(defaultValue, content))
    }

    @MainActor @preconcurrency
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleKey), content: .init(defaultValue, content))
    }
}

extension PresentedWindowContent {
    /// Content whose value is never nil.
    nonisolated fileprivate init(_ initial: @escaping () -> Data, _ content: @escaping (Binding<Data>) -> Content) {
        let first = initial()
        self.init(initial: first) { value in
            content(Binding(get: { value.wrappedValue ?? first }, set: { value.wrappedValue = $0 }))
        }
    }
}

/// Whether a scene has its window when the app starts.
nonisolated public struct SceneLaunchBehavior: Sendable {
    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}

/// Whether windows come back as they were.
nonisolated public struct SceneRestorationBehavior: Sendable {
    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}

/// How far in front a window is.
nonisolated public struct WindowLevel: Hashable, Sendable {
    private let value: Int
    public static let automatic = WindowLevel(value: 0)
    public static let normal = WindowLevel(value: 0)
    public static let floating = WindowLevel(value: 1)
    public static let desktop = WindowLevel(value: -1)
}

extension Scene {
    /// Accepted for existing code; the first scene with a window is shown.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        withoutEffect("defaultLaunchBehavior")
    }

    /// Accepted for existing code; a page that is opened anew begins anew.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        withoutEffect("restorationBehavior")
    }

    /// Accepted for existing code; a browser's window is where its user puts it.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { withoutEffect("windowLevel") }
}
