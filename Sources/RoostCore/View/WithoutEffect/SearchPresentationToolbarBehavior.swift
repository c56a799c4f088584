/// What a bar does while its search field is used.
nonisolated public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let value: Int
    public static let automatic = SearchPresentationToolbarBehavior(value: 0)
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(value: 1)
}
