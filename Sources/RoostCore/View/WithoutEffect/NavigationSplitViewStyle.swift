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
