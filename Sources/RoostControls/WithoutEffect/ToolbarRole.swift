import RoostCore

/// The purpose of a screen's bar. Accepted for source compatibility: it does not change a bar's look here.
nonisolated public struct ToolbarRole: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = ToolbarRole(value: 0)
    /// A bar of screens that are pushed and popped.
    public static let navigationStack = ToolbarRole(value: 1)
    /// A bar for history, with back and forward.
    public static let browser = ToolbarRole(value: 2)
    /// A bar for editing a document.
    public static let editor = ToolbarRole(value: 3)
}
