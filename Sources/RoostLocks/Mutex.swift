// The locks and atomics that Roost shares between threads.
//
// The thread sanitizer cannot see into `Synchronization.Mutex`, whose code is not instrumented, and reports a race for
// the values that it guards. Built with `ROOST_PTHREAD_LOCKS=1`, Roost uses a `pthread_mutex_t` instead, which the
// sanitizer knows: `make sanitize-threads`.
@_exported import struct Synchronization.Atomic
@_exported import struct Synchronization.AtomicLoadOrdering
@_exported import protocol Synchronization.AtomicRepresentable
@_exported import struct Synchronization.AtomicStoreOrdering
@_exported import struct Synchronization.AtomicUpdateOrdering

#if ROOST_PTHREAD_LOCKS
    import Glibc

    /// A value behind a lock, with the interface of `Synchronization.Mutex`.
    public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
        // Unchecked: `value` is used only while `lock` is held.
        private let lock: UnsafeMutablePointer<pthread_mutex_t>
        private let value: UnsafeMutablePointer<Value>

        /// Takes over the value; nobody else may hold a reference to it.
        public init(_ initialValue: consuming sending Value) {
            lock = .allocate(capacity: 1)
            lock.initialize(to: pthread_mutex_t())
            pthread_mutex_init(lock, nil)
            value = .allocate(capacity: 1)
            value.initialize(to: initialValue)
        }

        deinit {
            pthread_mutex_destroy(lock)
            lock.deallocate()
            value.deinitialize(count: 1)
            value.deallocate()
        }

        /// Waits for the lock, and runs `body` with the value. `body` must not take the same lock again.
        public borrowing func withLock<Result: ~Copyable, E: Error>(
            _ body: (inout sending Value) throws(E) -> sending Result
        ) throws(E) -> sending Result {
            pthread_mutex_lock(lock)
            defer { pthread_mutex_unlock(lock) }
            return try body(&value.pointee)
        }

        /// Runs `body` with the value if the lock is free; otherwise returns nil at once.
        public borrowing func withLockIfAvailable<Result: ~Copyable, E: Error>(
            _ body: (inout sending Value) throws(E) -> sending Result
        ) throws(E) -> sending Result? {
            guard pthread_mutex_trylock(lock) == 0 else { return nil }
            defer { pthread_mutex_unlock(lock) }
            return try body(&value.pointee)
        }
    }
#else
    import Synchronization

    /// A value behind a lock: `Synchronization.Mutex`, but for its initializer.
    ///
    /// Swift 6.3 turns a global `Synchronization.Mutex` into static data, and may leave the value out: a
    /// `static let` then begins with zeros in optimized builds, whatever it was given (swiftlang/swift#83505 brought
    /// the optimization). It does so only if it can see through the initializer, so this one is not inlined.
    public struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
        @usableFromInline let mutex: Synchronization.Mutex<Value>

        /// Takes over the value; nobody else may hold a reference to it.
        @inlinable @inline(never)
        public init(_ initialValue: consuming sending Value) { mutex = Synchronization.Mutex(initialValue) }

        /// Waits for the lock, and runs `body` with the value. `body` must not take the same lock again.
        @inlinable
        public borrowing func withLock<Result: ~Copyable, E: Error>(
            _ body: (inout sending Value) throws(E) -> sending Result
        ) throws(E) -> sending Result {
            try mutex.withLock(body)
        }

        /// Runs `body` with the value if the lock is free; otherwise returns nil at once.
        @inlinable
        public borrowing func withLockIfAvailable<Result: ~Copyable, E: Error>(
            _ body: (inout sending Value) throws(E) -> sending Result
        ) throws(E) -> sending Result? {
            try mutex.withLockIfAvailable(body)
        }
    }
#endif
