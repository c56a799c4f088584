import RoostLocks

/// What travels with a change of state to the views that it changes: above all, the animation.
public struct Transaction: Sendable {
    public var animation: Animation?
    /// Keeps `.animation(_:value:)` from replacing the animation (case `tx-T8`).
    public var disablesAnimations = false
    public var isContinuous = false
    /// Whether values that change without an animation remember how fast, so that the spring that comes next starts
    /// from there: for values that follow a finger.
    public var tracksVelocity = false

    /// Which call of `withTransaction` the transaction belongs to; 0 for none. Changes of one call are made together.
    private(set) var id: UInt64 = 0
    /// What waits for the animations that the transaction starts.
    private(set) var completions: [AnimationCompletion] = []

    /// Values by key. A transaction stays on one thread: it is read by the graph that the change it rides with is for.
    private nonisolated(unsafe) var values: [ObjectIdentifier: Any] = [:]

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// A value of your own that rides with the change.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs an action once, when the animations that the transaction starts are complete: at once where it starts none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }

    /// Which changes are made together with the transaction's: those of its call, or, where it says nothing, all those
    /// whose transactions say nothing.
    var group: UInt64 {
        movement == nil && !disablesAnimations && completions.isEmpty && values.isEmpty ? 0 : id
    }

    /// How values that the transaction changes move; nil where they jump.
    package var movement: Animation? { animation ?? (tracksVelocity ? .velocityTracking : nil) }

    /// The transaction of the `withTransaction` around the caller, else an empty one.
    package static var current: Transaction {
        guard let pointer = ThreadSlot.transaction.value else { return Transaction() }
        return pointer.assumingMemoryBound(to: Transaction.self).pointee
    }

    private static let lastID = Atomic<UInt64>(0)

    /// The same transaction as another call's.
    func begun() -> Transaction {
        var transaction = self
        transaction.id = Self.lastID.add(1, ordering: .relaxed).newValue
        return transaction
    }
}

/// Runs code whose changes of state carry the transaction.
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

/// Runs code whose changes of state carry one value of a transaction.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs code whose changes of state are animated.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}
