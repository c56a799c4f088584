import RoostCore

/// The columns of a split view that show in a wide window.
public struct NavigationSplitViewVisibility: Codable, Equatable, Sendable {
    private enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }
    private let kind: Kind

    /// All columns.
    public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(kind: .all)
    /// The last two of three columns; both of two.
    public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
    /// The last column alone.
    public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}
