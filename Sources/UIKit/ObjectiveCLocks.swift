import Foundation

/// The locks of objects that somebody holds or waits for.
private final class ObjectLocks: @unchecked Sendable {
    // Proof for `@unchecked`: `guardian` is held wherever the table is touched.
    static let shared = ObjectLocks()
    private let guardian = NSLock()
    private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]

    func enter(_ id: ObjectIdentifier) {
        let lock = guardian.withLock {
            let lock = locks[id]?.lock ?? NSRecursiveLock()
            locks[id] = (lock, (locks[id]?.users ?? 0) + 1)
            return lock
        }
        lock.lock()
    }

    /// Whether there was a lock.
    func leave(_ id: ObjectIdentifier) -> Bool {
        let lock: NSRecursiveLock? = guardian.withLock {
            guard let (lock, users) = locks[id] else { return nil }
            locks[id] = users > 1 ? (lock, users - 1) : nil
            return lock
        }
        lock?.unlock()
        return lock != nil
    }
}

/// Begins a part of the program that one thread at a time runs for an object; the same thread may begin it again. Returns 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared.enter(ObjectIdentifier(obj as AnyObject))
    return 0
}

/// Ends what `objc_sync_enter` began. Returns 0, or -1 where nothing had begun.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.shared.leave(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}
