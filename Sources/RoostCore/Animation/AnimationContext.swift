/// What a custom animation has at hand while it runs: its own state and the environment of the view that it moves.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers.
    public var state: AnimationState<Value>

    /// Set it to true when the animation seems to have come to rest, though it still moves: that is when completions
    /// with `AnimationCompletionCriteria.logicallyComplete` run. An animation that never does is complete at its end.
    public var isLogicallyComplete: Bool

    /// The environment of the view whose value is animated.
    public package(set) var environment: EnvironmentValues

    package init(
        state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues(),
        isLogicallyComplete: Bool = false
    ) {
        self.state = state
        self.environment = environment
        self.isLogicallyComplete = isLogicallyComplete
    }

    /// The same context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
    }
}
