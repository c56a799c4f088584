/// One gesture after another: the second can begin once the first has ended.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture, GesturePair {
    public typealias Body = Never

    /// The state of the two gestures.
    public enum Value {
        /// The first gesture goes on.
        case first(First.Value)
        /// The first gesture has ended; the second one may have begun.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture that follows.
    public var second: Second

    /// Puts one gesture before another.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        SequenceRecognition(gesture, context)
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture, then another one. After a tap, the second one has a third of a second to begin.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

private final class SequenceRecognition<First: Gesture, Second: Gesture>:
    PairRecognition<SequenceGesture<First, Second>>
{
    private var pointers: [Pointer] = []
    /// The time by which another touch must come, if the first gesture ended with the finger's release.
    private var patience: Double?

    override func handle(_ input: PointerInput, at time: Double) {
        if case .began(let pointer) = input {
            pointers.append(pointer)
            patience = nil
        }
        guard case .ended(let value) = first.phase else { return handleFirst(input, at: time) }
        if case .deadline = input, let patience, patience <= time { return enter(.failed) }
        let before = second.changes
        second.handle(input, at: time)
        if second.changes != before { adoptSecond(after: value) }
        if pointers.allSatisfy({ !$0.isDown }) { wait(since: time) }
    }

    private func handleFirst(_ input: PointerInput, at time: Double) {
        let before = first.changes
        first.handle(input, at: time)
        guard first.changes != before else { return }
        switch first.phase {
        case .possible(let value): enter(.possible(value.map { .first($0) }))
        case .active(let value): enter(.active(.first(value)))
        case .failed: enter(.failed)
        case .ended(let value):
            // Fingers that are still down begin the second gesture at once.
            for pointer in pointers where pointer.isDown { second.handle(.began(pointer), at: time) }
            adoptSecond(after: value)
            if !pointers.contains(where: \.isDown) { wait(since: time) }
        }
    }

    private func adoptSecond(after value: First.Value) {
        switch second.phase {
        case .possible(let next): enter(.active(.second(value, next)))
        case .active(let next): enter(.active(.second(value, next)))
        case .ended(let next): enter(.ended(.second(value, next)))
        case .failed: enter(.failed)
        }
    }

    private func wait(since time: Double) {
        if !phase.isOver, second.deadline == nil { patience = time + TapCounter.interval }
    }

    override func deliver() {
        first.deliver()
        if case .ended = first.phase { second.deliver() } else if first.phase.isFailed { second.deliver() }
    }

    override var deadline: Double? {
        if case .ended = first.phase { return patience ?? second.deadline }
        return first.deadline
    }

    // A tap followed by something is no tap.
    override var tapCount: Int { 0 }
    override var outlastsTaps: Bool { first.outlastsTaps }

    override var yieldsToScrolling: Bool {
        if case .ended = first.phase { second.yieldsToScrolling } else { first.yieldsToScrolling }
    }
}
