/// Collects tracks that run side by side. Bare keyframes become one track for the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    // MARK: Tracks

    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Content.Value == Value { expression }

    public static func buildBlock() -> some Keyframes<Value> { KeyframeTracks<Value>(parts: []) }

    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Content.Value == Value {
        first
    }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframeTracks<Value>(parts: [accumulated, next])
    }

    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value { component }

    // MARK: Keyframes

    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

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
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildEither(first: first)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First.Value == Value, Second.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildEither(second: second)
    }

    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack(keyPath: \.self, content: component)
    }
}

/// Tracks side by side.
private struct KeyframeTracks<Value>: Keyframes {
    typealias Body = Self
    let parts: [any Keyframes<Value>]

    func _append(to tracks: inout _KeyframeTracks<Value>) {
        for part in parts { part._append(to: &tracks) }
    }
}
