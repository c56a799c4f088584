import RoostCore

/// How a bar changes while its search field is in use. Accepted for source compatibility: bars stay as they are here.
nonisolated public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = SearchPresentationToolbarBehavior(value: 0)
    /// The bar keeps its items and title.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(value: 1)
}
