import CoreGraphics

/// Measures two fingers, on the screen or on a trackpad: the growth of their distance since the start, and their
/// rotation.
struct TwoFingers {
    enum Step {
        case goesOn, began, moved, ended, cancelled
    }

    private var first: Pointer?
    private var second: Pointer?
    private var startDistance: CGFloat = 1
    private var lastAngle = 0.0
    /// The middle of the fingers at the start, in the root's coordinates.
    private(set) var start = CGPoint.zero
    private(set) var magnification = 1.0
    /// Radians, clockwise, beyond a full turn too.
    private(set) var rotation = 0.0
    private var samples: [(time: Double, magnification: Double, rotation: Double)] = []

    var isFollowing: Bool { second != nil || first?.pinch != nil }

    mutating func handle(_ input: PointerInput, at time: Double) -> Step {
        switch input {
        case .began(let pointer): return begin(pointer, at: time)
        case .moved(let pointer):
            guard isFollowing, pointer === first || pointer === second else { return .goesOn }
            measure()
            remember(at: time)
            return .moved
        case .ended(let pointer):
            if pointer === first, pointer.pinch != nil { measure() }
            return pointer === first || pointer === second ? .ended : .goesOn
        case .cancelled(let pointer): return pointer === first || pointer === second ? .cancelled : .goesOn
        case .deadline: return .goesOn
        }
    }

    private mutating func begin(_ pointer: Pointer, at time: Double) -> Step {
        if first == nil {
            first = pointer
            guard pointer.pinch != nil else { return .goesOn }
            start = pointer.location
        } else if second == nil, let first, first.pinch == nil, pointer.pinch == nil {
            second = pointer
            let (a, b) = (first.location, pointer.location)
            start = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
            startDistance = max(a.distance(to: b), 1)
            lastAngle = atan2(b.y - a.y, b.x - a.x)
        } else {
            return .goesOn
        }
        remember(at: time)
        return .began
    }

    private mutating func measure() {
        if let pinch = first?.pinch {
            magnification = pinch.magnification
            rotation = pinch.rotation
            return
        }
        guard let a = first?.location, let b = second?.location else { return }
        let distance = a.distance(to: b)
        magnification = distance / startDistance
        // Fingers at one point have no direction.
        guard distance > 0 else { return }
        let angle = atan2(b.y - a.y, b.x - a.x)
        rotation += (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        lastAngle = angle
    }

    private mutating func remember(at time: Double) {
        samples.append((time, magnification, rotation))
        samples.removeAll { $0.time < time - Self.window }
    }

    /// The time over which movements count for the velocity, in seconds.
    private static let window = 0.1

    /// Changes per second, over the tenth of a second before a time; zero for fingers at rest.
    func velocity(at time: Double) -> (magnification: Double, rotation: Double) {
        guard let last = samples.last, time - last.time <= Self.window,
            let first = samples.first(where: { $0.time >= time - Self.window }), last.time > first.time
        else { return (0, 0) }
        let duration = last.time - first.time
        return ((last.magnification - first.magnification) / duration, (last.rotation - first.rotation) / duration)
    }
}

/// The recognition of a gesture with two fingers.
class TwoFingerRecognition<G: Gesture>: _GestureRecognition<G> {
    private(set) final var fingers = TwoFingers()

    /// Whether the fingers have moved enough for the gesture to begin.
    var hasBegun: Bool { fatalError("TwoFingerRecognition is abstract") }

    func value(at time: Double) -> G.Value { fatalError("TwoFingerRecognition is abstract") }

    override final func handle(_ input: PointerInput, at time: Double) {
        switch fingers.handle(input, at: time) {
        case .goesOn, .began: break
        case .moved: if !phase.isPossible || hasBegun { enter(.active(value(at: time))) }
        case .ended: enter(phase.isPossible ? .failed : .ended(value(at: time)))
        case .cancelled: enter(.failed)
        }
    }

    /// The middle of the fingers at the start, in the view's coordinates.
    final var startLocation: CGPoint { context.point(fingers.start, in: .local) }

    final var startAnchor: UnitPoint {
        let (point, size) = (startLocation, context.size)
        return UnitPoint(x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
    }

    override final var isContinuous: Bool { true }
}
