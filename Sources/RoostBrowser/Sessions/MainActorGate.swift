import CoreFoundation
import Foundation
import RoostCore

/// Decides where sessions' passes run. Passes run main-actor code.
///
/// By default sessions run on the main thread, as apps do on Apple's systems: their code runs in the main run loop and
/// shares the main actor's state.
///
/// In parallel, passes run beside each other on the pool's threads, but never beside the main actor's own work: tasks,
/// the main dispatch queue, timers. The main run loop holds a lock exclusively while it is awake and releases it while
/// it sleeps; passes hold the lock shared. This is for apps whose sessions share no main-actor state.
final class MainActorGate: Sendable {
    // The lock must stay at its address. It is used only through pthread's functions, which any thread may call.
    private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_rwlock_t>
    let isParallel: Bool

    init(isParallel: Bool) {
        self.isParallel = isParallel
        lock = .allocate(capacity: 1)
        var attributes = pthread_rwlockattr_t()
        pthread_rwlockattr_init(&attributes)
        // Writers go first, or a busy pool would keep the main actor waiting.
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
        guard isParallel else { return body() }
        pthread_rwlock_rdlock(lock)
        defer { pthread_rwlock_unlock(lock) }
        return body()
    }

    /// Runs work of the main actor on another thread: beside no pass and not beside the main actor's own work.
    func alone(_ body: () -> Void) {
        pthread_rwlock_wrlock(lock)
        defer { pthread_rwlock_unlock(lock) }
        withMainActorAssumed(body)
    }

    /// Runs the main run loop as long as a condition holds, which is checked whenever it has worked. For the main
    /// thread.
    func runMainLoop(while goesOn: () -> Bool) {
        if isParallel { lockWhileAwake() }
        // A run loop without a source ends at once.
        let alive = Timer(timeInterval: 1e9, repeats: true) { _ in }
        RunLoop.main.add(alive, forMode: .common)
        while goesOn() { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    private func lockWhileAwake() {
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
    }
}
