import CoreGraphics

/// One or more taps.
///
/// A tap ends when the finger or the button comes up, however long it was down; it fails once the pointer has moved
/// (case `ix-G1`, FACTS 4.5). One tap waits a third of a second where two taps are looked for as well (`ix-G4`).
nonisolated public struct TapGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = Void

    /// How many taps; what is less than 1 counts as 1.
    public var count: Int

    public init(count: Int = 1) { self.count = count }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        TapRecognition(gesture, context)
    }
}

/// One or more taps, and where the last of them was.
nonisolated public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        /// In points, in the gesture's coordinate space.
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        SpatialTapRecognition(gesture, context)
    }
}

/// Follows taps up to a number.
struct TapCounter {
    enum Step {
        case goesOn, ended, failed
    }

    let count: Int
    private var done = 0
    private(set) var pointer: Pointer?
    private(set) var deadline: Double?

    init(count: Int) { self.count = max(1, count) }

    /// How far a pointer may move, in points: a mouse less than 5 (FACTS 4.5); a finger is not as steady.
    static func slop(of kind: PointerEvent.Kind) -> CGFloat { kind == .touch ? 10 : 5 }

    /// How long after a tap another one may come, in seconds; recorded are 0.31 to 0.35.
    static let interval = 0.33
    /// How far from each other taps may be, in points.
    private static let spread: CGFloat = 45

    mutating func handle(_ input: PointerInput, at time: Double) -> Step {
        switch input {
        case .began(let new):
            if new.pinch != nil { return pointer?.isDown == true ? .goesOn : .failed }
            if let pointer {
                guard !pointer.isDown, pointer.startLocation.distance(to: new.startLocation) <= Self.spread else {
                    return .failed
                }
            }
            pointer = new
            deadline = nil
        case .moved(let moved):
            if moved === pointer, moved.distance >= Self.slop(of: moved.kind) { return .failed }
        case .ended(let ended):
            guard ended === pointer else { return .goesOn }
            done += 1
            if done >= count { return .ended }
            deadline = time + Self.interval
        case .cancelled(let cancelled):
            if cancelled === pointer { return .failed }
        case .deadline:
            return .failed
        }
        return .goesOn
    }
}

private final class TapRecognition: _GestureRecognition<TapGesture> {
    private lazy var counter = TapCounter(count: gesture.count)

    override func handle(_ input: PointerInput, at time: Double) {
        switch counter.handle(input, at: time) {
        case .goesOn: break
        case .ended: enter(.ended(()))
        case .failed: enter(.failed)
        }
    }

    override var deadline: Double? { counter.deadline }
    override var tapCount: Int { counter.count }
}

private final class SpatialTapRecognition: _GestureRecognition<SpatialTapGesture> {
    private lazy var counter = TapCounter(count: gesture.count)

    override func handle(_ input: PointerInput, at time: Double) {
        switch counter.handle(input, at: time) {
        case .goesOn: break
        case .ended:
            let location = counter.pointer?.location ?? .zero
            enter(.ended(.init(location: context.point(location, in: gesture.coordinateSpace))))
        case .failed: enter(.failed)
        }
    }

    override var deadline: Double? { counter.deadline }
    override var tapCount: Int { counter.count }
}
