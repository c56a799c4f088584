/// What travels with a change of state to the views that it changes: above all, the animation.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    /// Values by key. A transaction stays on one thread: it is read by the graph that the change it rides with is for.
    private nonisolated(unsafe) var values: [ObjectIdentifier: Any] = [:]

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// A value of your own that rides with the change.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The transaction of the `withTransaction` around the caller, else an empty one.
    package static var current: Transaction {
        guard let pointer = ThreadSlot.transaction.value else { return Transaction() }
        return pointer.assumingMemoryBound(to: Transaction.self).pointee
    }
}

/// Runs code whose changes of state carry the transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    var transaction = transaction
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
