import RoostLocks

/// A lock around a value.
public struct OSAllocatedUnfairLock<State: Sendable>: Sendable {
    private final class Storage: Sendable {
        let value: Mutex<State>
        init(_ value: State) { self.value = Mutex(value) }
    }

    private let storage: Storage

    /// A lock around a value.
    public init(initialState: State) { storage = Storage(initialState) }

    /// Runs a closure that may change the value, while nobody else does.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try storage.value.withLock { try body(&$0) }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock without a value.
    public init() { self.init(initialState: ()) }

    /// Runs a closure while nobody else holds the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try storage.value.withLock { _ in try body() }
    }
}
