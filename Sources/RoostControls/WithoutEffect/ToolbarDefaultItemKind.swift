import RoostCore

/// An item of a toolbar that the system makes itself. It has its own place here.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let value: Int
    /// The search field.
    public static let search = ToolbarDefaultItemKind(value: 0)
    /// The button that shows and hides the first column.
    public static let sidebarToggle = ToolbarDefaultItemKind(value: 1)
    /// The title.
    public static let title = ToolbarDefaultItemKind(value: 2)
}
