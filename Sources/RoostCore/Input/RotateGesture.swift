import CoreGraphics
import Foundation

/// Two fingers that turn.
nonisolated public struct RotateGesture: Gesture, Sendable {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        /// Its change in a second.
        public var velocity: Angle
        public var startAnchor: UnitPoint
        /// In points, in the view's coordinates.
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that turn, from before there was `RotateGesture`.
nonisolated public struct RotationGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = Angle

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}
