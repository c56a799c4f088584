/// The data of a running custom animation: its own state, and the environment of the animated view.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The animation's memory from one frame to the next.
    public var state: AnimationState<Value>

    /// Set to true by the animation when it appears to rest, though it still moves: completions with
    /// `AnimationCompletionCriteria.logicallyComplete` then run. If it stays false, the animation is complete at its
    /// end.
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

    /// A copy with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
    }
}
