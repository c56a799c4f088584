import CoreGraphics

/// A finger that rests on the view.
nonisolated public struct LongPressGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = Bool

    /// In seconds.
    public var minimumDuration: Double
    /// How far the finger may move meanwhile, in points.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}
