/// The look of tab views. As with Apple's, the styles are the system's own.
nonisolated public protocol TabViewStyle {
    var _look: _TabViewLook { get }
}

/// What sets one tab view style apart from another.
nonisolated public enum _TabViewLook: Sendable {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// The platform's usual tab view: one screen, and a bar to choose by.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public var _look: _TabViewLook { .bar }
}

/// Screens side by side that people swipe through, with a dot for each.
nonisolated public struct PageTabViewStyle: TabViewStyle {
    /// When the dots show.
    nonisolated public struct IndexDisplayMode: Sendable {
        enum Mode { case automatic, always, never }
        let mode: Mode

        /// Where there is more than one screen.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        public static let always = IndexDisplayMode(mode: .always)
        public static let never = IndexDisplayMode(mode: .never)

        func shows(_ count: Int) -> Bool {
            switch mode {
            case .automatic: count > 1
            case .always: count > 0
            case .never: false
            }
        }
    }

    private let indexDisplayMode: IndexDisplayMode

    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

    public var _look: _TabViewLook { .pages(indexDisplayMode) }
}

/// Screens with a bar to choose by.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
    public var _look: _TabViewLook { .bar }
}

/// A bar that may become a sidebar: a bar, as on a telephone.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
    public var _look: _TabViewLook { .bar }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// The look of the tab views in this view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewLook, style._look)
    }
}

private struct TabViewLookKey: EnvironmentKey {
    static var defaultValue: _TabViewLook { .bar }
}

extension EnvironmentValues {
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }
}
