import RoostCore

/// Whether a search field is a button at first. Here it never is.
nonisolated public struct SearchToolbarBehavior: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = SearchToolbarBehavior(value: 0)
    /// A button, which becomes the field.
    public static let minimize = SearchToolbarBehavior(value: 1)
}
