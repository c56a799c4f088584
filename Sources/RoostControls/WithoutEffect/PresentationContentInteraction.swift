import RoostCore

/// What a swipe on a sheet does. Here its content scrolls.
nonisolated public struct PresentationContentInteraction: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = PresentationContentInteraction(value: 0)
    /// The sheet grows first.
    public static let resizes = PresentationContentInteraction(value: 1)
    /// The content scrolls.
    public static let scrolls = PresentationContentInteraction(value: 2)
}
