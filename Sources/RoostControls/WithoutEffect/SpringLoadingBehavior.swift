import RoostCore

/// Whether a control opens while something is dragged over it. Here it does not.
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = SpringLoadingBehavior(value: 0)
    /// It opens.
    public static let enabled = SpringLoadingBehavior(value: 1)
    /// It does not open.
    public static let disabled = SpringLoadingBehavior(value: 2)
}
