import RoostCore

/// When a tab bar shrinks. Accepted for source compatibility: tab bars keep their size here.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = TabBarMinimizeBehavior(value: 0)
    /// While content scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(value: 1)
    /// While content scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(value: 2)
    /// Never, the only behaviour that tab bars have here.
    public static let never = TabBarMinimizeBehavior(value: 3)
}
