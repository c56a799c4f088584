import RoostCore

/// What people can do with a window. It is the reader's here.
nonisolated public struct WindowInteractionBehavior: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = WindowInteractionBehavior(value: 0)
    /// They can.
    public static let enabled = WindowInteractionBehavior(value: 1)
    /// They cannot.
    public static let disabled = WindowInteractionBehavior(value: 2)
}
