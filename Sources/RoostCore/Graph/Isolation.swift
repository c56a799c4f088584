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
