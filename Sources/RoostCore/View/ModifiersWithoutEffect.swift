import Foundation

// What existing code says about things that neither pictures nor browsers have. Each is accepted and says once, through
// `Log`, that nothing comes of it; `Documentation/Differences.md` lists them.

extension View {
    /// Says once that nothing comes of a modifier.
    nonisolated func withoutEffect(_ name: StaticString, _ reason: StaticString) -> Self {
        Log.warning("\(name) has no effect: \(reason)")
        return self
    }

    // MARK: The telephone

    /// Accepted for existing code; there is no status bar to hide.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        withoutEffect("statusBarHidden", "there is no status bar")
    }

    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Accepted for existing code; nothing lies over the window.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        withoutEffect("persistentSystemOverlays", "nothing of the system lies over the window")
    }

    /// Accepted for existing code; the system has no gestures of its own at the window's edges.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        withoutEffect("defersSystemGestures", "the system has no gestures at the window's edges")
    }

    /// Accepted for existing code; nothing can be felt.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        withoutEffect("sensoryFeedback", "nothing can be felt")
    }

    /// Accepted for existing code; nothing can be felt.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        withoutEffect("sensoryFeedback", "nothing can be felt")
    }

    /// Accepted for existing code; nothing can be felt.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        withoutEffect("sensoryFeedback", "nothing can be felt")
    }

    /// Accepted for existing code; no addresses are opened in the app.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        withoutEffect("onOpenURL", "nothing opens addresses in the app")
    }

    // MARK: Text and fields

    /// Accepted for existing code. Text in PDF and SVG files can always be selected, on the page it cannot.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        withoutEffect("textSelection", "text on the page cannot be selected")
    }

    /// Accepted for existing code; the system font has one width.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        if width != nil && width != .standard { Font.Width.warn() }
        return self
    }

    /// Accepted for existing code; the keyboard is the browser's, which puts it away by itself.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        withoutEffect("scrollDismissesKeyboard", "the keyboard is the browser's own")
    }

    // MARK: Animation

    /// Accepted for existing code; each view's place is animated by itself.
    nonisolated public func geometryGroup() -> some View {
        withoutEffect("geometryGroup", "each view's place is animated by itself")
    }

    /// Accepted for existing code; screens come from the side.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        withoutEffect("matchedTransitionSource", "screens come from the side")
    }

    /// Accepted for existing code; screens come from the side.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        withoutEffect("navigationTransition", "screens come from the side")
    }

    /// Accepted for existing code; indicators are seen while content moves.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        withoutEffect("scrollIndicatorsFlash", "indicators are seen while content moves")
    }

    /// Accepted for existing code; indicators are seen while content moves.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        withoutEffect("scrollIndicatorsFlash", "indicators are seen while content moves")
    }

    // MARK: Bars and menus

    /// Accepted for existing code; bars keep their size while content scrolls.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        withoutEffect("tabBarMinimizeBehavior", "bars keep their size")
    }

    /// Accepted for existing code; bars look the same whatever they are for.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        withoutEffect("toolbarRole", "bars look the same whatever they are for")
    }

    /// Accepted for existing code; menus keep the order that they were written in.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        withoutEffect("menuOrder", "menus keep the order that they were written in")
    }

    /// Accepted for existing code; columns stand beside each other.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        withoutEffect("navigationSplitViewStyle", "columns stand beside each other")
    }
}

/// How something feels or sounds.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy what collides is.
    nonisolated public struct Weight: Equatable, Sendable {
        private let value: Int
        public static let light = Weight(value: 0)
        public static let medium = Weight(value: 1)
        public static let heavy = Weight(value: 2)
    }

    /// How soft what collides is.
    nonisolated public struct Flexibility: Equatable, Sendable {
        private let value: Int
        public static let rigid = Flexibility(value: 0)
        public static let solid = Flexibility(value: 1)
        public static let soft = Flexibility(value: 2)
    }

    private enum Kind: Equatable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case weight(Weight, Double)
        case flexibility(Flexibility, Double)
    }

    private let kind: Kind

    public static let success = SensoryFeedback(kind: .success)
    public static let warning = SensoryFeedback(kind: .warning)
    public static let error = SensoryFeedback(kind: .error)
    public static let selection = SensoryFeedback(kind: .selection)
    public static let increase = SensoryFeedback(kind: .increase)
    public static let decrease = SensoryFeedback(kind: .decrease)
    public static let start = SensoryFeedback(kind: .start)
    public static let stop = SensoryFeedback(kind: .stop)
    public static let alignment = SensoryFeedback(kind: .alignment)
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    public static let impact = impact()

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .weight(weight, intensity))
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .flexibility(flexibility, intensity))
    }
}

/// Whether people can select text.
nonisolated public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

nonisolated public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}

nonisolated public struct DisabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// When scrolling puts the keyboard away.
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let value: Int
    public static let automatic = ScrollDismissesKeyboardMode(value: 0)
    public static let immediately = ScrollDismissesKeyboardMode(value: 1)
    public static let interactively = ScrollDismissesKeyboardMode(value: 2)
    public static let never = ScrollDismissesKeyboardMode(value: 3)
}

/// How a screen comes in.
nonisolated public protocol NavigationTransition {}

nonisolated public struct AutomaticNavigationTransition: NavigationTransition {}

nonisolated public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    nonisolated public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    nonisolated public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

/// When a tab bar becomes smaller.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let value: Int
    public static let automatic = TabBarMinimizeBehavior(value: 0)
    public static let onScrollDown = TabBarMinimizeBehavior(value: 1)
    public static let onScrollUp = TabBarMinimizeBehavior(value: 2)
    public static let never = TabBarMinimizeBehavior(value: 3)
}

/// What a screen's bar is for.
nonisolated public struct ToolbarRole: Hashable, Sendable {
    private let value: Int
    public static let automatic = ToolbarRole(value: 0)
    public static let navigationStack = ToolbarRole(value: 1)
    public static let browser = ToolbarRole(value: 2)
    public static let editor = ToolbarRole(value: 3)
}

/// The order of a menu's items.
nonisolated public struct MenuOrder: Hashable, Sendable {
    private let value: Int
    public static let automatic = MenuOrder(value: 0)
    public static let priority = MenuOrder(value: 1)
    public static let fixed = MenuOrder(value: 2)
}

/// How the columns of a split view share the window.
nonisolated public protocol NavigationSplitViewStyle {}

nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}
