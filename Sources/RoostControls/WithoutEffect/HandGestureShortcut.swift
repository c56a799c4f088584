import RoostCore

/// A gesture of the hand with the watch. There is no watch here.
nonisolated public struct HandGestureShortcut: Hashable, Sendable {
    private let value: Int
    /// A double tap of two fingers.
    public static let primaryAction = HandGestureShortcut(value: 0)
}
