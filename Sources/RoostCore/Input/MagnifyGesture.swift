import CoreGraphics
import Foundation

/// Two fingers that part or close.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        /// How much larger the fingers' distance is than at the start.
        public var magnification: CGFloat
        /// Its change in a second.
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        /// In points, in the view's coordinates.
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that part or close, from before there was `MagnifyGesture`.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = CGFloat

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}
