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

    /// How much larger or smaller the distance is, as a fraction, before it is a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        MagnifyRecognition(gesture, context)
    }
}

/// Two fingers that part or close, from before there was `MagnifyGesture`.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = CGFloat

    public var minimumScaleDelta: CGFloat

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
