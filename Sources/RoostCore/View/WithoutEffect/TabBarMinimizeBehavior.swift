/// When a tab bar becomes smaller.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let value: Int
    public static let automatic = TabBarMinimizeBehavior(value: 0)
    public static let onScrollDown = TabBarMinimizeBehavior(value: 1)
    public static let onScrollUp = TabBarMinimizeBehavior(value: 2)
    public static let never = TabBarMinimizeBehavior(value: 3)
}
