import CoreGraphics
import Foundation

/// A finger or the mouse that drags over the view.
///
/// It begins once the pointer has moved the minimum distance; its translation counts from the start of the touch (cases
/// `ix-G8a`, `ix-G8c`, `ix-G8e`).
nonisolated public struct DragGesture: Gesture {
    public typealias Body = Never

    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The date of the last movement.
        public var time: Date
        /// The present location in points, in the gesture's coordinate space.
        public var location: CGPoint
        /// The location at the start of the touch, in the gesture's coordinate space.
        public var startLocation: CGPoint
        /// In points per second.
        public var velocity: CGSize

        /// The distance from the start of the touch, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The location at which the movement would come to rest: a quarter of a second ahead at the present velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The predicted distance from the start of the touch, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// The distance in points after which the drag begins.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// A drag that begins after 10 points, in the view's own coordinates unless given others. With a minimum of 0 it
    /// begins with the touch.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        DragRecognition(gesture, context)
    }
}

private final class DragRecognition: _GestureRecognition<DragGesture> {
    private var pointer: Pointer?
    /// The start of the drag, in the root's coordinates and in the gesture's space.
    private var origin = CGPoint.zero
    private var start = CGPoint.zero

    override func handle(_ input: PointerInput, at time: Double) {
        switch input {
        case .began(let new):
            if new.pinch != nil {
                if pointer == nil { enter(.failed) }
                return
            }
            guard pointer == nil else {
                // A second finger ends the gesture, unless the drag has already begun.
                if phase.isPossible { enter(.failed) }
                return
            }
            pointer = new
            origin = new.location
            start = context.point(origin, in: gesture.coordinateSpace)
            if !(gesture.minimumDistance > 0) { enter(.active(value(of: new))) }
        case .moved(let moved):
            guard moved === pointer else { return }
            if phase.isPossible && moved.location.distance(to: origin) < gesture.minimumDistance { return }
            enter(.active(value(of: moved)))
        case .ended(let ended):
            guard ended === pointer else { return }
            enter(phase.isPossible ? .failed : .ended(value(of: ended)))
        case .cancelled(let cancelled):
            if cancelled === pointer { enter(.failed) }
        case .deadline: break
        }
    }

    private func value(of pointer: Pointer) -> DragGesture.Value {
        let space = gesture.coordinateSpace
        let location = context.point(pointer.location, in: space)
        // A velocity is the displacement of one more second, seen through the same transforms.
        let global = pointer.velocity
        let ahead = context.point(
            CGPoint(x: pointer.location.x + global.width, y: pointer.location.y + global.height), in: space)
        return DragGesture.Value(
            time: context.date(of: pointer.time), location: location, startLocation: start,
            velocity: CGSize(width: ahead.x - location.x, height: ahead.y - location.y))
    }

    override var isContinuous: Bool { true }
}
