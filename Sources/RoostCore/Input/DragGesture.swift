import CoreGraphics
import Foundation

/// A finger that moves over the view.
///
/// It begins once the finger has moved the minimum distance; its translation counts from where the finger came down
/// (cases `ix-G8a`, `ix-G8c`, `ix-G8e`).
nonisolated public struct DragGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        /// In points, in the gesture's coordinate space.
        public var location: CGPoint
        public var startLocation: CGPoint
        /// In points a second.
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the finger would come to rest: a quarter of a second on.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// How far the finger moves, in points, before it is a drag.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

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
    /// Where the drag counts from, in the root's coordinates and in the gesture's space.
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
                // Two fingers are something else, unless the drag goes on already.
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
        // A velocity is what a second more would add, seen through the same transforms.
        let global = pointer.velocity
        let ahead = context.point(
            CGPoint(x: pointer.location.x + global.width, y: pointer.location.y + global.height), in: space)
        return DragGesture.Value(
            time: context.date(of: pointer.time), location: location, startLocation: start,
            velocity: CGSize(width: ahead.x - location.x, height: ahead.y - location.y))
    }

    override var isContinuous: Bool { true }
}
