/// Calls a main-actor closure that makes a view, on the current thread: a server's handler or a test, which pass views
/// to a renderer, run elsewhere.
package func makeView<Content: View>(_ content: @MainActor () -> Content) -> Content {
    withMainActorAssumed { runIsolated(content) }
}
