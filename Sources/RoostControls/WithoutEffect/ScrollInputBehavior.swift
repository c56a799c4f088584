import RoostCore

/// Whether something moves a scroll view. Here the pointer, the wheel and the keyboard do.
nonisolated public struct ScrollInputBehavior: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = ScrollInputBehavior(value: 0)
    /// It does.
    public static let enabled = ScrollInputBehavior(value: 1)
    /// It does not.
    public static let disabled = ScrollInputBehavior(value: 2)
}
