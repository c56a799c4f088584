import RoostCore

/// How much a badge stands out. Accepted for source compatibility: all badges look the same here.
nonisolated public struct BadgeProminence: Hashable, Sendable {
    private let value: Int
    /// Less than usual.
    public static let decreased = BadgeProminence(value: 0)
    /// The usual look.
    public static let standard = BadgeProminence(value: 1)
    /// More than usual.
    public static let increased = BadgeProminence(value: 2)
}
