import RoostCore

/// What moves a scroll view.
nonisolated public struct ScrollInputKind: Hashable, Sendable {
    private let value: Int
    /// A look.
    public static let lookToScroll = ScrollInputKind(value: 0)
    /// A double tap of two fingers of the hand with the watch.
    public static let handGestureShortcut = ScrollInputKind(value: 1)
    /// The crown of a watch.
    public static let digitalCrown = ScrollInputKind(value: 2)
}
