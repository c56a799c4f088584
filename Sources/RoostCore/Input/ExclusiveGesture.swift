/// One of two gestures: the second one counts only if the first fails.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, GesturePair {
    public typealias Body = Never

    /// The value of the gesture that counts.
    public enum Value {
        /// The first gesture's value.
        case first(First.Value)
        /// The second gesture's value, once the first has failed.
        case second(Second.Value)
    }

    /// The gesture that goes before the other.
    public var first: First
    /// The gesture that counts if the first one fails.
    public var second: Second

    /// Prefers the first of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        ExclusiveRecognition(gesture, context)
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture, or another one if this one fails.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

private final class ExclusiveRecognition<First: Gesture, Second: Gesture>:
    PairRecognition<ExclusiveGesture<First, Second>>
{
    override func adopt() {
        if !first.phase.isPossible && !first.phase.isFailed && !second.phase.isFailed { second.cancel() }
        switch first.phase {
        case .possible(let value): enter(.possible(value.map { .first($0) }))
        case .active(let value): enter(.active(.first(value)))
        case .ended(let value): enter(.ended(.first(value)))
        case .failed: enter(second.phase.map { .second($0) })
        }
    }

    override func deliver() {
        first.deliver()
        if first.phase.isFailed || second.phase.isFailed || second.phase.isPossible { second.deliver() }
    }
}
