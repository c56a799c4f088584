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
