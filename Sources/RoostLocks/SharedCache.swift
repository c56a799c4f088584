/// Values that all threads share, each made once for its key. When they get too many, all are forgotten.
public struct SharedCache<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
    @usableFromInline let known = Mutex<[Key: Value]>([:])
    /// The number of values that are kept.
    @usableFromInline let limit: Int

    /// - Parameter limit: The number of values that are kept.
    @inlinable
    public init(limit: Int) { self.limit = limit }

    /// The value for a key. Threads that need it at the same time may each make it, outside of the lock.
    @inlinable
    public borrowing func value(for key: Key, _ make: () -> Value) -> Value {
        if let value = known.withLock({ $0[key] }) { return value }
        let new = make()
        known.withLock { known in
            if known.count >= limit { known.removeAll(keepingCapacity: true) }
            known[key] = new
        }
        return new
    }
}
