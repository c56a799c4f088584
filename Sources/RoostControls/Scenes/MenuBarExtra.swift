import RoostCore

/// A menu or a small window in the system's menu bar. Never visible here, with a warning: a page has no menu bar.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never

    private init() { Log.warning("MenuBarExtra has no effect: a page has no menu bar") }

    /// Accepted for source compatibility; has no effect here.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init() }

    /// Accepted for source compatibility; has no effect here, and never writes `isInserted`.
    @MainActor @preconcurrency
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init()
    }

    /// False: the window is never shown here.
    public static var _opensWindow: Bool { false }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        DeclarationContentNode(view, inputs) { _ in EmptyView() }
    }
}

extension MenuBarExtra where Label == Text {
    /// Accepted for source compatibility; has no effect here.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init() }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init() }

    /// Accepted for source compatibility; has no effect here, and never writes `isInserted`.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init()
    }
}

extension MenuBarExtra where Label == RoostControls.Label<Text, Image> {
    /// Accepted for source compatibility; has no effect here.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init()
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init()
    }

    /// Accepted for source compatibility; has no effect here, and never writes `isInserted`.
    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init()
    }

    /// Accepted for source compatibility; has no effect here.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) { self.init() }
}

/// The look of a menu bar extra's content. Has no effect here.
nonisolated public protocol MenuBarExtraStyle {}

/// The system's usual look. Has no effect here.
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Same as `.automatic`.
    public init() {}
}

/// A menu. Has no effect here.
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Same as `.menu`.
    public init() {}
}

/// A small window. Has no effect here.
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Same as `.window`.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The system's usual look. Has no effect here.
    nonisolated public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu. Has no effect here.
    nonisolated public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A small window. Has no effect here.
    nonisolated public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// Accepted for source compatibility; has no effect here, with a warning: a page has no menu bar.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        withoutEffect("menuBarExtraStyle")
    }
}
