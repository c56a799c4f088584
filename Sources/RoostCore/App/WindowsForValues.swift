// Windows that are about a value: a page has one window, and nobody opens another, so the value is the default one.

/// What a window shows that is about a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    @State private var value: Data?
    private let initial: (() -> Data)?
    private let content: (Binding<Data?>) -> Content

    init(initial: (() -> Data)? = nil, content: @escaping (Binding<Data?>) -> Content) {
        self.initial = initial
        self.content = content
    }

    @MainActor public var body: some View {
        content(Binding(get: { value ?? initial?() }, set: { value = $0 }))
    }
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
        self.init(initial: initial) { value in
            content(Binding(get: { value.wrappedValue ?? initial() }, set: { value.wrappedValue = $0 }))
        }
    }
}

/// A menu or a small window in the system's menu bar, which a browser has not: it is never seen, with a warning.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never

    private init() { Log.warning("MenuBarExtra has no effect: a page has no menu bar") }

    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init() }

    @MainActor @preconcurrency
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init()
    }

    public static var _opensWindow: Bool { false }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        SceneContentNode(view, inputs) { _ in EmptyView() }
    }
}

extension MenuBarExtra where Label == Text {
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init() }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init() }

    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init()
    }
}

extension MenuBarExtra where Label == RoostCore.Label<Text, Image> {
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init()
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init()
    }

    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init()
    }

    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) { self.init() }
}

/// The look of what is in the system's menu bar.
nonisolated public protocol MenuBarExtraStyle {}

nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    nonisolated public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    nonisolated public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    nonisolated public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
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
    nonisolated private func withoutEffect(_ name: StaticString) -> Self {
        Log.warning("\(name) has no effect: a browser's window is its user's")
        return self
    }

    /// Accepted for existing code; a page has no menu bar.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        withoutEffect("menuBarExtraStyle")
    }

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
