import RoostLocks

/// The moment at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind {
        case logicallyComplete
        case removed
    }

    private let kind: Kind

    /// When the animation appears to rest: a spring may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// When the animation has ended and nothing moves any more.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Runs `body`, animates its changes of state, and calls `completion` once when those animations are complete.
///
/// If nothing is animated, `completion` runs as soon as the changes have been applied. A nil animation changes without
/// one.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// An action that runs once, when its last holder releases it. Holders are the code that changes state, the changes
/// that wait for their update, and the animations that these start.
final class AnimationCompletion: @unchecked Sendable {
    // Unchecked: `holders` and `action` are accessed under `lock` only; `action` is the user's, who gave it away.

    let criteria: AnimationCompletionCriteria
    private let lock = Mutex<Void>(())
    private var holders = 0
    private var action: (() -> Void)?

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    func hold() { lock.withLock { _ in holders += 1 } }

    func release() {
        let due = lock.withLock { _ -> UncheckedBox<(() -> Void)?> in
            holders -= 1
            guard holders == 0 else { return UncheckedBox(nil) }
            defer { action = nil }
            return UncheckedBox(action)
        }
        due.value?()
    }
}

extension [AnimationCompletion] {
    func hold() { for completion in self { completion.hold() } }
    func release() { for completion in self { completion.release() } }
}
