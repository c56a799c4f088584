/// A gesture made of two others.
nonisolated protocol GesturePair: Gesture {
    associatedtype First: Gesture
    associatedtype Second: Gesture
    nonisolated var first: First { get }
    nonisolated var second: Second { get }
}

/// A recognition that wraps two others. By default both hear everything.
class PairRecognition<G: GesturePair>: _GestureRecognition<G> {
    final let first: _GestureRecognition<G.First>
    final let second: _GestureRecognition<G.Second>

    override init(_ gesture: G, _ context: _GestureContext) {
        first = G.First._makeRecognition(gesture.first, context)
        second = G.Second._makeRecognition(gesture.second, context)
        super.init(gesture, context)
    }

    override final func update(_ gesture: G) {
        super.update(gesture)
        first.update(gesture.first)
        second.update(gesture.second)
    }

    override func handle(_ input: PointerInput, at time: Double) {
        let before = first.changes + second.changes
        first.step(input, at: time)
        second.step(input, at: time)
        if first.changes + second.changes != before { adopt() }
    }

    /// Enters the phase that follows from the parts' phases.
    func adopt() { fatalError("PairRecognition is abstract") }

    override func deliver() {
        first.deliver()
        second.deliver()
    }

    override final func cancel() {
        first.cancel()
        second.cancel()
        super.cancel()
    }

    override var deadline: Double? { earliest(first.openDeadline, second.openDeadline) }
    override var isContinuous: Bool { first.isContinuous || second.isContinuous }
    override var tapCount: Int { max(first.tapCount, second.tapCount) }
    override var outlastsTaps: Bool { first.outlastsTaps || second.outlastsTaps }

    /// A part that goes on and does not give way keeps the pointer.
    override var yieldsToScrolling: Bool {
        (first.phase.isOver || first.yieldsToScrolling) && (second.phase.isOver || second.yieldsToScrolling)
    }
}

extension _GestureRecognition {
    /// Takes a step unless the gesture is over, or its deadline is not yet due.
    func step(_ input: PointerInput, at time: Double) {
        if phase.isOver { return }
        if case .deadline = input {
            guard let deadline, deadline <= time else { return }
        }
        handle(input, at: time)
    }

    /// The deadline of a gesture that is not over.
    var openDeadline: Double? { phase.isOver ? nil : deadline }
}

func earliest(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
}
