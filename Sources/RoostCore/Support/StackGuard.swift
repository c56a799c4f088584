import Foundation
import RoostLocks

/// Lets recursion over a view tree go deeper than one thread's stack. At every sixteenth level it checks the remaining
/// stack, and continues on a fresh one when that runs low: ten thousand nested modifiers are slow, not fatal.
///
/// Every step of a recursion over nodes or elements must go through it. If one kind of node left it out, every
/// sixteenth level could happen to be of that kind.
package enum StackGuard {
    private static let interval: Int32 = 16
    private static let reserve = 512 * 1024
    private static let freshStackSize = 64 * 1024 * 1024

    @inline(__always)
    package static func run<T>(depth: Int32, _ body: () -> T) -> T {
        if isEnough(at: depth) { return body() }
        var result: T?
        runChecked { result = body() }
        return result!
    }

    /// The same for a body without a result, for callers whose result type Swift would have to look up.
    @inline(__always)
    static func run(depth: Int32, _ body: () -> Void) {
        if isEnough(at: depth) { body() } else { runChecked(body) }
    }

    /// Checks at every call, for recursion of unknown depth.
    static func run<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
        if hasRoom() { return try body() }
        var result: Result<T, Failure>?
        runOnFreshStack { result = Result(catching: body) }
        return try result!.get()
    }

    /// Called by the `deinit` of an object whose value may hold others of its kind: Swift releases them inside each other.
    /// Where the stack runs low, the value stays until the next update of a graph.
    @inline(__always)
    static func willRelease<Value>(_ value: borrowing Value) {
        if !hasRoom() { postpone(copy value) }
    }

    /// Unchecked: the value is never read again, only released, which any thread may do.
    private struct Postponed: @unchecked Sendable { let value: Any }

    private static let postponed = Mutex<[Postponed]>([])
    private static let hasPostponed = Atomic(false)

    @inline(never)
    private static func postpone<Value>(_ value: Value) {
        let value = Postponed(value: value)
        postponed.withLock { $0.append(value) }
        hasPostponed.store(true, ordering: .relaxed)
    }

    /// Releases the postponed values, each of which may postpone another.
    static func releasePostponed() {
        guard hasPostponed.exchange(false, ordering: .relaxed) else { return }
        while let value = postponed.withLock({ $0.popLast() }) { _ = consume value }
    }

    /// Whether this level goes without a check.
    @inline(__always)
    private static func isEnough(at depth: Int32) -> Bool { depth & (interval - 1) != 0 }

    @inline(never)
    private static func runChecked(_ body: () -> Void) {
        if hasRoom() { body() } else { runOnFreshStack(body) }
    }

    @inline(never)
    private static func hasRoom() -> Bool {
        var marker: UInt8 = 0
        let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
        return here > lowestAddress() + UInt(reserve)
    }

    /// The lowest usable address of this thread's stack, looked up once per thread.
    private static func lowestAddress() -> UInt {
        if let known = ThreadSlot.stackLimit.value { return UInt(bitPattern: known) }
        var attributes = pthread_attr_t()
        var address: UnsafeMutableRawPointer?
        var size = 0
        guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return 0 }
        pthread_attr_getstack(&attributes, &address, &size)
        pthread_attr_destroy(&attributes)
        ThreadSlot.stackLimit.value = address
        return UInt(bitPattern: address)
    }

    @_silgen_name("pthread_getattr_np")
    private static func pthread_getattr_np(
        _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
    ) -> CInt

    private final class Job {
        let run: () -> Void
        let evaluation = ThreadSlot.evaluation.value
        let transaction = ThreadSlot.transaction.value
        let isInPass = PassMark.isSet

        init(_ run: @escaping () -> Void) { self.run = run }
    }

    private static func runOnFreshStack(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            pthread_attr_setstacksize(&attributes, freshStackSize)
            defer { pthread_attr_destroy(&attributes) }
            var thread = pthread_t()
            let job = Unmanaged.passRetained(Job(body))
            let status = pthread_create(
                &thread, &attributes,
                { argument in
                    let job = Unmanaged<Job>.fromOpaque(argument!).takeRetainedValue()
                    ThreadSlot.evaluation.value = job.evaluation
                    ThreadSlot.transaction.value = job.transaction
                    if job.isInPass { PassMark.set(job.run) } else { job.run() }
                    return nil
                }, job.toOpaque())
            guard status == 0 else {
                job.release()
                fatalError("The view tree is nested too deeply: no memory for another stack (error \(status)).")
            }
            pthread_join(thread, nil)
        }
    }
}

/// A thread-local pointer.
struct ThreadSlot: Sendable {
    static let evaluation = ThreadSlot()
    static let pass = ThreadSlot()
    static let stackLimit = ThreadSlot()
    static let transaction = ThreadSlot()

    private let key: pthread_key_t

    private init() {
        var key = pthread_key_t()
        precondition(pthread_key_create(&key, nil) == 0, "no thread-local storage left")
        self.key = key
    }

    var value: UnsafeMutableRawPointer? {
        get { pthread_getspecific(key) }
        nonmutating set { pthread_setspecific(key, newValue) }
    }
}
