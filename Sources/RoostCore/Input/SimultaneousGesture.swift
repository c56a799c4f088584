/// Two gestures at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// What either gesture says, if it has begun.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        SimultaneousRecognition(gesture, context)
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
    /// This gesture and another one at once.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

private final class SimultaneousRecognition<First: Gesture, Second: Gesture>:
    _GestureRecognition<SimultaneousGesture<First, Second>>
{
    private let first: _GestureRecognition<First>
    private let second: _GestureRecognition<Second>

    override init(_ gesture: SimultaneousGesture<First, Second>, _ context: _GestureContext) {
        first = First._makeRecognition(gesture.first, context)
        second = Second._makeRecognition(gesture.second, context)
        super.init(gesture, context)
    }

    override func update(_ gesture: SimultaneousGesture<First, Second>) {
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

    private func adopt() {
        let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
        switch (first.phase, second.phase) {
        case (.failed, .failed): enter(.failed)
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): enter(.ended(value))
        case (.possible, .possible), (.possible, .failed), (.failed, .possible):
            enter(.possible(value.first == nil && value.second == nil ? nil : value))
        default: enter(.active(value))
        }
    }

    override func deliver() {
        first.deliver()
        second.deliver()
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        super.cancel()
    }

    override var deadline: Double? { earliest(first.openDeadline, second.openDeadline) }
    override var isContinuous: Bool { first.isContinuous || second.isContinuous }
    override var tapCount: Int { max(first.tapCount, second.tapCount) }
    override var outlastsTaps: Bool { first.outlastsTaps || second.outlastsTaps }
}

extension _GestureRecognition {
    /// Takes a step unless the gesture is over, or is not yet due.
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
