/// What a screen's bar is for.
nonisolated public struct ToolbarRole: Hashable, Sendable {
    private let value: Int
    public static let automatic = ToolbarRole(value: 0)
    public static let navigationStack = ToolbarRole(value: 1)
    public static let browser = ToolbarRole(value: 2)
    public static let editor = ToolbarRole(value: 3)
}
