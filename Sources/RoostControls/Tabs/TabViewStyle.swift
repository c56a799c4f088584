import RoostCore

/// The look of tab views. As with Apple's, the styles are the system's own.
nonisolated public protocol TabViewStyle {
    /// The look that the style asks for.
    var _look: _TabViewLook { get }
}

/// The two looks of a tab view.
nonisolated public enum _TabViewLook: Sendable {
    /// One screen, and a bar to choose from.
    case bar
    /// Screens side by side or below each other, with page dots as the mode says.
    case pages(PageTabViewStyle.IndexDisplayMode, Axis)
}

/// The platform's usual tab view: one screen, and a bar to choose from.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    /// Same as `.automatic`.
    public init() {}
    public var _look: _TabViewLook { .bar }
}

/// Screens side by side for swiping, with a dot for each.
nonisolated public struct PageTabViewStyle: TabViewStyle {
    /// When the dots show.
    nonisolated public struct IndexDisplayMode: Sendable {
        enum Mode { case automatic, always, never }
        let mode: Mode

        /// Where there is more than one screen.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always, even for a single screen.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never.
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

    /// - Parameter indexDisplayMode: When the dots show; by default where there is more than one screen.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

    public var _look: _TabViewLook { .pages(indexDisplayMode, .horizontal) }
}

/// Screens below each other for swiping, with a dot for each at the side, as on a watch.
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle {
    /// How one screen gives way to the next. Has no effect here: screens move.
    nonisolated public struct TransitionStyle: Equatable, Sendable {
        private let value: Int
        /// The system's choice.
        public static let automatic = TransitionStyle(value: 0)
        /// With a blur.
        public static let blur = TransitionStyle(value: 1)
        /// By moving.
        public static let identity = TransitionStyle(value: 2)
    }

    /// - Parameter transitionStyle: Has no effect here: screens move.
    public init(transitionStyle: TransitionStyle = .automatic) {}

    public var _look: _TabViewLook { .pages(.automatic, .vertical) }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// Screens below each other for swiping.
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

    /// Screens below each other for swiping; the transition has no effect here.
    public static func verticalPage(
        transitionStyle: VerticalPageTabViewStyle.TransitionStyle
    ) -> VerticalPageTabViewStyle {
        VerticalPageTabViewStyle(transitionStyle: transitionStyle)
    }
}

/// Accepted for existing code: always a bar.
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
    /// Same as `.grouped`.
    public init() {}
    public var _look: _TabViewLook { .bar }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A bar to choose from.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// Screens with a bar to choose from.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Same as `.tabBarOnly`.
    public init() {}
    public var _look: _TabViewLook { .bar }
}

/// Accepted for existing code: always a bar, as on a telephone; it never becomes a sidebar here.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Same as `.sidebarAdaptable`.
    public init() {}
    public var _look: _TabViewLook { .bar }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// One screen, and a bar to choose from.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar, as on a telephone; it never becomes a sidebar here.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar: at the bottom on iOS, segments at the top on macOS.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Screens side by side for swiping, with dots where there is more than one.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Screens side by side for swiping, with dots as `indexDisplayMode` says.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets the look of the tab views in this view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewLook, style._look)
    }
}

extension EnvironmentValues {
    /// The look of the tab views in this view; by default a bar.
    @Entry var tabViewLook: _TabViewLook = .bar
}
