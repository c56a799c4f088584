/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind {
        case logicallyComplete
        case removed
    }

    private let kind: Kind

    /// When it seems to have come to rest.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Runs code whose changes of state are animated, then `completion`: at once, as values jump to where they go.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    completion()
    return result
}
