import RoostCore

/// One of the bars around a screen.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
    enum Kind { case automatic, navigationBar, tabBar, bottomBar, windowToolbar }
    let kind: Kind

    /// The screen's own navigation bar; here the same as `navigationBar`.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    /// The bar at the top of a screen in a navigation stack or split view, on iOS.
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    /// The bar of the surrounding tab view, on iOS.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
    /// The bar at the screen's bottom; only its visibility can be set.
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
    /// A window's bar on macOS; has no effect here.
    public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
}
