import CoreFoundation
import Foundation

/// Keeps sessions' passes, which run main-actor code on threads of a pool, apart from what runs on the main actor itself:
/// tasks, the main dispatch queue, timers and the main run loop.
///
/// The main run loop holds the gate whenever it is awake and lets go of it while it sleeps; a pass holds it as long as
/// it lasts. With `isParallel`, passes of different sessions also run beside each other; otherwise code that is bound
/// to the main actor never runs twice at once, as it expects.
final class MainActorGate: Sendable {
    // A lock must stay where it is, and is only used through pthread's functions, which may be called on any thread.
    private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_rwlock_t>
    private let isParallel: Bool

    init(isParallel: Bool) {
        self.isParallel = isParallel
        lock = .allocate(capacity: 1)
        var attributes = pthread_rwlockattr_t()
        pthread_rwlockattr_init(&attributes)
        // Or a busy pool would keep the main actor waiting.
        pthread_rwlockattr_setkind_np(&attributes, Int32(PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP))
        pthread_rwlock_init(lock, &attributes)
        pthread_rwlockattr_destroy(&attributes)
    }

    deinit {
        pthread_rwlock_destroy(lock)
        lock.deallocate()
    }

    /// Runs a session's pass.
    func pass<T>(_ body: () -> T) -> T {
        if isParallel { pthread_rwlock_rdlock(lock) } else { pthread_rwlock_wrlock(lock) }
        defer { pthread_rwlock_unlock(lock) }
        return body()
    }

    /// Runs the main run loop until the process ends. For the main thread.
    func runMainLoop() -> Never {
        let (beforeWaiting, afterWaiting): (CFOptionFlags, CFOptionFlags) = (1 << 5, 1 << 6)
        pthread_rwlock_wrlock(lock)
        let sleeps = CFRunLoopObserverCreateWithHandler(nil, beforeWaiting, true, .max) { [self] _, _ in
            pthread_rwlock_unlock(lock)
        }
        let wakes = CFRunLoopObserverCreateWithHandler(nil, afterWaiting, true, .min) { [self] _, _ in
            pthread_rwlock_wrlock(lock)
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), sleeps, kCFRunLoopCommonModes)
        CFRunLoopAddObserver(CFRunLoopGetMain(), wakes, kCFRunLoopCommonModes)
        // A run loop without a source ends at once.
        let alive = Timer(timeInterval: 1e9, repeats: true) { _ in }
        RunLoop.main.add(alive, forMode: .common)
        while true { RunLoop.main.run() }
    }
}
