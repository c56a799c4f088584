/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
    private enum Kind { case automatic, all, doubleColumn, detailOnly }
    private let kind: Kind

    public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
    public static let all = NavigationSplitViewVisibility(kind: .all)
    /// The last two of three columns.
    public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
    public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}
