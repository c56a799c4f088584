/// One of the bars around a screen.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
    private enum Kind { case automatic, navigationBar }
    private let kind: Kind

    /// The bar that the screen is under.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
}
