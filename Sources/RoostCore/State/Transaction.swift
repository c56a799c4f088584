import RoostLocks

/// The context of a state change that reaches the views it affects: above all, the animation.
public struct Transaction: Sendable {
    /// The animation of the change; nil for an immediate change.
    public var animation: Animation?
    /// Stops `.animation(_:value:)` from replacing the animation (case `tx-T8`).
    public var disablesAnimations = false
    /// Whether the change is one of many during an interaction, such as a drag. Drags set it for their actions.
    public var isContinuous = false
    /// Whether values that change without an animation track their velocity, so that the next spring starts with it;
    /// for values that follow a finger.
    public var tracksVelocity = false

    /// The call of `withTransaction` that the transaction belongs to; 0 for none. The changes of one call are applied
    /// together.
    private(set) var id: UInt64 = 0
    /// The completions that wait for the animations of this transaction.
    private(set) var completions: [AnimationCompletion] = []

    /// Values by key. A transaction stays on one thread: only the graph that receives the change reads it.
    private nonisolated(unsafe) var values: [ObjectIdentifier: Any] = [:]

    /// A transaction without an animation.
    public init() {}
    /// A transaction with an animation; nil for none.
    public init(animation: Animation?) { self.animation = animation }

    /// A custom value that travels with the change.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs an action once, when the animations that the transaction starts are complete; at once if it starts none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }

    /// Identifies the changes that are applied together: those of one call, or, for transactions that set nothing,
    /// those of all such transactions.
    var group: UInt64 {
        movement == nil && !disablesAnimations && completions.isEmpty && values.isEmpty ? 0 : id
    }

    /// Whether the transaction says nothing at all, like most.
    var isBlank: Bool {
        // Not `animation == nil`, which would copy the animation.
        guard case nil = animation else { return false }
        return id == 0 && !disablesAnimations && !isContinuous && !tracksVelocity && completions.isEmpty
            && values.isEmpty
    }

    /// The animation of the changed values; nil if they jump.
    package var movement: Animation? { animation ?? (tracksVelocity ? .velocityTracking : nil) }

    /// The transaction of the `withTransaction` around the caller, else an empty one.
    package static var current: Transaction {
        guard let pointer = ThreadSlot.transaction.value else { return Transaction() }
        return pointer.assumingMemoryBound(to: Transaction.self).pointee
    }

    private static let lastID = Atomic<UInt64>(0)

    /// The transaction as a new call's.
    func begun() -> Transaction {
        var transaction = self
        transaction.id = Self.lastID.add(1, ordering: .relaxed).newValue
        return transaction
    }
}

/// Runs code whose state changes carry a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    var transaction = transaction.begun()
    transaction.completions.hold()
    defer { transaction.completions.release() }
    return try withUnsafeMutablePointer(to: &transaction) { pointer in
        let outer = ThreadSlot.transaction.value
        ThreadSlot.transaction.value = UnsafeMutableRawPointer(pointer)
        defer { ThreadSlot.transaction.value = outer }
        return try body()
    }
}

/// Runs code whose state changes carry the current transaction with one value changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs code whose state changes are animated; nil makes them immediate.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}
