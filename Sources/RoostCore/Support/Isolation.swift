import Dispatch
import Foundation

/// Runs main-actor code on the current thread.
///
/// `View` is bound to the main actor so that files written for Apple's SwiftUI compile. A graph, however, is confined
/// to one thread at a time, which need not be the main one, and shares nothing mutable with other graphs except locked
/// caches. So evaluating a body on the graph's own thread races with nothing. Only this function casts away the
/// isolation of a closure. A debug build checks that it is called on the main actor or in a pass over a graph.
@inline(__always)
package func runIsolated<T>(_ body: @MainActor () -> T) -> T {
    #if DEBUG
        PassMark.check()
    #endif
    return withoutActuallyEscaping(body) { isolated in
        unsafeBitCast(isolated, to: (() -> T).self)()
    }
}

/// Runs a pass over a graph on the current thread so that isolation checks inside find the main actor.
///
/// In the Swift 6 language mode closures inside a body (`items.map { … }`) check at run time that they are on the main
/// actor, and otherwise end the process. So the pass runs as a job of the main actor, here and at once; `runIsolated`
/// says why that races with nothing. It costs about a microsecond.
package func withMainActorAssumed<T>(_ pass: () throws -> T) rethrows -> T {
    guard !Thread.isMainThread else { return try pass() }
    return try withoutActuallyEscaping(pass) { pass in
        // The job has finished, on this thread, before the initialiser of `Task` returns.
        nonisolated(unsafe) let pass = pass
        nonisolated(unsafe) var result: Result<T, any Error>?
        _ = Task(executorPreference: CurrentThread.executor) { result = Result { try PassMark.set(pass) } }
        return try result!.get()
    }
}

/// Whether main-actor code may run here, for a check in debug builds: on the main thread, on the main actor's queue, or
/// in a pass over a graph.
enum PassMark {
    static var isSet: Bool {
        ThreadSlot.pass.value != nil || Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
    }

    /// A program whose `main` is asynchronous leaves the main thread, and other threads serve the main actor.
    private static let mainQueue = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Ends the process where main-actor code may not run.
    static func check() {
        precondition(
            isSet, "Main-actor code runs on a thread that is neither the main actor's nor in a pass over a graph.")
    }

    /// Runs a pass with the mark set; in release builds just runs it.
    @inline(__always)
    static func set<Result>(_ pass: () throws -> Result) rethrows -> Result {
        #if DEBUG
            let outer = ThreadSlot.pass.value
            ThreadSlot.pass.value = UnsafeMutableRawPointer(bitPattern: 1)
            defer { ThreadSlot.pass.value = outer }
        #endif
        return try pass()
    }
}

/// Runs each job at once, on the thread that enqueues it.
private final class CurrentThread: TaskExecutor {
    static let executor = CurrentThread()

    func enqueue(_ job: consuming ExecutorJob) {
        UnownedJob(job).runSynchronously(
            isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
    }
}
