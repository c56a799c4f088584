/// Collects keyframes into a sequence, from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeRun<Value>(parts: []) }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeRun<Value>(parts: [accumulated, next])
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeRun<Value>(parts: components)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first: First
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(branch: .first(first))
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second: Second
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(branch: .second(second))
    }

    /// The keyframes of one branch of an `if` or `switch`.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
        KeyframeTrackContent
    where First.Value == ConditionalValue, Second.Value == ConditionalValue {
        public typealias Value = ConditionalValue
        public typealias Body = Self

        fileprivate enum Branch {
            case first(First)
            case second(Second)
        }

        fileprivate let branch: Branch

        public func _append(to list: inout _KeyframeList<ConditionalValue>) {
            switch branch {
            case .first(let content): content._append(to: &list)
            case .second(let content): content._append(to: &list)
            }
        }
    }
}

/// Keyframes after each other.
struct KeyframeRun<Value: Animatable>: KeyframeTrackContent {
    typealias Body = Self
    let parts: [any KeyframeTrackContent<Value>]

    func _append(to list: inout _KeyframeList<Value>) {
        for part in parts { part._append(to: &list) }
    }
}
