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

extension Scene {
    /// Accepted for existing code; a page has no menu bar.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        withoutEffect("menuBarExtraStyle")
    }
}
