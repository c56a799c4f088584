import CoreGraphics
import Foundation

/// Two fingers that spread or pinch, on the screen or on a trackpad.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
    public typealias Body = Never

    /// The state of a magnification.
    public struct Value: Equatable, Sendable {
        /// The date of the last movement.
        public var time: Date
        /// The factor by which the fingers' distance has grown since the start; below 1 it has shrunk.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The middle of the fingers at the start, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at the start, in points in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The change of the factor after which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// By default the gesture begins at a change of 1 %.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        MagnifyRecognition(gesture, context)
    }
}

/// The older form of `MagnifyGesture`, whose value is the factor alone.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = CGFloat

    /// The change of the factor after which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// By default the gesture begins at a change of 1 %.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        MagnificationRecognition(gesture, context)
    }
}

private final class MagnifyRecognition: TwoFingerRecognition<MagnifyGesture> {
    override var hasBegun: Bool { abs(fingers.magnification - 1) >= gesture.minimumScaleDelta }

    override func value(at time: Double) -> MagnifyGesture.Value {
        MagnifyGesture.Value(
            time: context.date(of: time), magnification: fingers.magnification,
            velocity: fingers.velocity(at: time).magnification, startAnchor: startAnchor, startLocation: startLocation)
    }
}

private final class MagnificationRecognition: TwoFingerRecognition<MagnificationGesture> {
    override var hasBegun: Bool { abs(fingers.magnification - 1) >= gesture.minimumScaleDelta }
    override func value(at time: Double) -> CGFloat { fingers.magnification }
}
