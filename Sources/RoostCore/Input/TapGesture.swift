import CoreGraphics

/// One or more taps.
///
/// A tap ends when the finger or the button comes up, however long it was down; it fails once the pointer has moved
/// (case `ix-G1`; Rules.md, Gestures). Where a double tap is expected too, a single tap waits a third of a second
/// (`ix-G4`).
nonisolated public struct TapGesture: Gesture, Sendable {
    public typealias Body = Never
    public typealias Value = Void

    /// The number of taps; values below 1 count as 1.
    public var count: Int

    /// By default a single tap.
    public init(count: Int = 1) { self.count = count }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        TapRecognition(gesture, context)
    }
}

/// One or more taps, with the location of the last one.
nonisolated public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// The value of a tap.
    public struct Value: Equatable, Sendable {
        /// The location of the last tap in points, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The number of taps; values below 1 count as 1.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// By default a single tap, in the view's own coordinates.
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

/// Counts taps up to a number.
struct TapCounter {
    enum Step {
        case goesOn, ended, failed
    }

    let count: Int
    private var done = 0
    private(set) var pointer: Pointer?
    private(set) var deadline: Double?

    init(count: Int) { self.count = max(1, count) }

    /// The distance in points that ends a tap: 5 for a mouse (Rules.md, Gestures); a finger is not as steady.
    static func slop(of kind: PointerEvent.Kind) -> CGFloat { kind == .touch ? 10 : 5 }

    /// The time within which another tap may follow, in seconds; recorded are 0.31 to 0.35.
    static let interval = 0.33
    /// The greatest distance between taps, in points.
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
