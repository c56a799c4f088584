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

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        RotateRecognition(gesture, context)
    }
}

/// Two fingers that turn, from before there was `RotateGesture`.
nonisolated public struct RotationGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = Angle

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        RotationRecognition(gesture, context)
    }
}

private final class RotateRecognition: TwoFingerRecognition<RotateGesture> {
    override var hasBegun: Bool { abs(fingers.rotation) >= gesture.minimumAngleDelta.radians }

    override func value(at time: Double) -> RotateGesture.Value {
        RotateGesture.Value(
            time: context.date(of: time), rotation: .radians(fingers.rotation),
            velocity: .radians(fingers.velocity(at: time).rotation), startAnchor: startAnchor,
            startLocation: startLocation)
    }
}

private final class RotationRecognition: TwoFingerRecognition<RotationGesture> {
    override var hasBegun: Bool { abs(fingers.rotation) >= gesture.minimumAngleDelta.radians }
    override func value(at time: Double) -> Angle { .radians(fingers.rotation) }
}
