import RoostCore

/// How the columns of a split view share the window. Accepted for source compatibility: here the columns stand side by
/// side in every style.
nonisolated public protocol NavigationSplitViewStyle {}

/// The style of `navigationSplitViewStyle(.automatic)`.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The same as `.automatic`.
    public init() {}
}

/// The style of `navigationSplitViewStyle(.balanced)`.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The same as `.balanced`.
    public init() {}
}

/// The style of `navigationSplitViewStyle(.prominentDetail)`.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The same as `.prominentDetail`.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The system's choice.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail shrinks to make room for the other columns.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its size; other columns lie over it.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}
