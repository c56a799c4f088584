/// One of the bars around a screen.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
    enum Kind { case automatic, navigationBar, tabBar, bottomBar, windowToolbar }
    let kind: Kind

    /// The bar that the screen is under.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    /// The bar of the tab view around.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
    /// The buttons at the screen's bottom.
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
    /// The bar of a window on macOS.
    public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
}
