import RoostCore

/// A menu or a small window that a symbol of the desktop's panel opens: a status item. An app with one goes on when its
/// last window closes.
///
/// The desktop draws the menu. Where it shows no status items, an app without other windows opens the content as a window.
/// A page has no panel: there it never shows, with a warning.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never
    private let label: Label
    private let content: Content
    private let isInserted: Bool

    private init(isInserted: Bool, label: Label, content: Content) {
        self.isInserted = isInserted
        self.label = label
        self.content = content
    }

    /// A status item with a view as its symbol; the words of the view name it.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isInserted: true, label: label(), content: content())
    }

    /// A status item that shows while `isInserted` is true. Its user cannot take it away, so `isInserted` is never
    /// written.
    @MainActor @preconcurrency
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isInserted: isInserted.wrappedValue, label: label(), content: content())
    }

    /// False: the window opens when the user asks for it.
    public static var _opensWindow: Bool { false }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        makeNode(view, inputs) { _ in
            Log.warning("MenuBarExtra has no effect: a page has no menu bar")
            return EmptyView()
        } declared: { extra in
            var declaration = SceneDeclaration(.statusItem) { _ in AnyView(extra.content) }
            declaration.statusItem = StatusItemDeclaration(label: AnyView(extra.label), isInserted: extra.isInserted)
            return declare(declaration)
        }
    }
}

extension MenuBarExtra where Label == Text {
    /// A status item with a text in place of a symbol.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(isInserted: true, label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(isInserted: true, label: Text(title), content: content())
    }

    /// A status item with a text in place of a symbol, while `isInserted` is true.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isInserted: isInserted.wrappedValue, label: Text(titleKey), content: content())
    }
}

extension MenuBarExtra where Label == RoostControls.Label<Text, Image> {
    /// A status item with a symbol and a name.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(isInserted: true, label: Label(titleKey, systemImage: systemImage), content: content())
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(isInserted: true, label: Label(title, systemImage: systemImage), content: content())
    }

    /// A status item with a symbol and a name, while `isInserted` is true.
    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            isInserted: isInserted.wrappedValue, label: Label(titleKey, systemImage: systemImage), content: content())
    }

    /// A status item with a picture of the app's and a name.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(isInserted: true, label: Label(titleKey, image: image), content: content())
    }
}

/// The way in which a menu bar extra shows its content.
nonisolated public protocol MenuBarExtraStyle {}

/// A menu.
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Same as `.automatic`.
    public init() {}
}

/// A menu, which the desktop draws.
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Same as `.menu`.
    public init() {}
}

/// A small window.
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Same as `.window`.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// A menu.
    nonisolated public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu, which the desktop draws.
    nonisolated public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A small window without a frame, as large as its content. It closes when another window gets the keyboard; the
    /// desktop places it.
    nonisolated public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// Shows menu bar extras as menus or as windows. On a page it has no effect, with a warning.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        declaring("menuBarExtraStyle has no effect: a page has no menu bar") {
            $0.statusItem?.opensWindow = style is WindowMenuBarExtraStyle
        }
    }
}
