/// Two gestures that are recognised at the same time, each on its own.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, GesturePair {
    public typealias Body = Never

    /// The values of both gestures: nil for one that has not begun, or has failed.
    public struct Value {
        /// The first gesture's value.
        public var first: First.Value?
        /// The second gesture's value.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Joins two gestures.
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
    /// This gesture together with another one.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

private final class SimultaneousRecognition<First: Gesture, Second: Gesture>:
    PairRecognition<SimultaneousGesture<First, Second>>
{
    override func adopt() {
        let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
        switch (first.phase, second.phase) {
        case (.failed, .failed): enter(.failed)
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): enter(.ended(value))
        case (.possible, .possible), (.possible, .failed), (.failed, .possible):
            enter(.possible(value.first == nil && value.second == nil ? nil : value))
        default: enter(.active(value))
        }
    }
}
