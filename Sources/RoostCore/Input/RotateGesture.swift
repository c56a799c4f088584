import CoreGraphics
import Foundation

/// Two fingers that turn, on the screen or on a trackpad.
nonisolated public struct RotateGesture: Gesture, Sendable {
    public typealias Body = Never

    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        /// The date of the last movement.
        public var time: Date
        /// The angle since the start, clockwise; it goes on beyond a full turn.
        public var rotation: Angle
        /// The change of the angle per second.
        public var velocity: Angle
        /// The middle of the fingers at the start, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at the start, in points in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The angle after which the gesture begins.
    public var minimumAngleDelta: Angle

    /// By default the gesture begins at one degree.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        RotateRecognition(gesture, context)
    }
}

/// The older form of `RotateGesture`, whose value is the angle alone.
nonisolated public struct RotationGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = Angle

    /// The angle after which the gesture begins.
    public var minimumAngleDelta: Angle

    /// By default the gesture begins at one degree.
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
