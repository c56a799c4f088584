import Foundation

/// Runs main-actor code on the current thread.
///
/// `View` is bound to the main actor so that files written for Apple's SwiftUI compile. A graph, however, is confined to
/// one thread at a time, which need not be the main one, and shares nothing mutable with another graph but locked
/// caches; so evaluating a body on the graph's own thread races with nothing. This is the one place where the
/// isolation of a closure is cast away.
@inline(__always)
func runIsolated<T>(_ body: @MainActor () -> T) -> T {
    withoutActuallyEscaping(body) { isolated in
        unsafeBitCast(isolated, to: (() -> T).self)()
    }
}

/// Runs a pass over a graph on the current thread so that isolation checks inside find the main actor.
///
/// In the Swift 6 language mode the compiler has closures inside a body (`items.map { … }`) check at run time that they
/// are on the main actor, and end the process where they are not. The pass runs as a job of the main actor's, here and
/// at once; see `runIsolated` for why that races with nothing. Costs about a microsecond.
package func withMainActorAssumed<T>(_ pass: () throws -> T) rethrows -> T {
    guard !Thread.isMainThread else { return try pass() }
    return try withoutActuallyEscaping(pass) { pass in
        // The job has run to its end, on this thread, before the initialiser of `Task` returns.
        nonisolated(unsafe) let pass = pass
        nonisolated(unsafe) var result: Result<T, any Error>?
        _ = Task(executorPreference: CurrentThread.executor) { result = Result { try pass() } }
        return try result!.get()
    }
}

/// The view that a closure of the main actor's makes, made on the current thread: what is passed to a renderer from a
/// server's handler or a test, which run elsewhere.
package func makeView<Content: View>(_ content: @MainActor () -> Content) -> Content {
    withMainActorAssumed { runIsolated(content) }
}

/// Runs each job at once on the thread that brings it.
private final class CurrentThread: TaskExecutor {
    static let executor = CurrentThread()

    func enqueue(_ job: consuming ExecutorJob) {
        UnownedJob(job).runSynchronously(
            isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
    }
}
