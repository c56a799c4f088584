import RoostCore

/// How a pushed or presented screen appears. Accepted for source compatibility: screens slide in from the side here.
nonisolated public protocol NavigationTransition {}

/// The transition of `navigationTransition(.automatic)`.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {}

/// The transition of `navigationTransition(.zoom(sourceID:in:))`.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The system's choice, the only transition that screens have here.
    nonisolated public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A screen that grows out of its source view; `.automatic` here.
    nonisolated public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}
