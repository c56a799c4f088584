/// How much a badge stands out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
    private let value: Int
    public static let decreased = BadgeProminence(value: 0)
    public static let standard = BadgeProminence(value: 1)
    public static let increased = BadgeProminence(value: 2)
}
