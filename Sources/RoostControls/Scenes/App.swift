@_spi(Engine) import RoostCore

/// The structure and behaviour of a program: a type that declares its windows.
///
/// ```swift
/// @main struct VotingApp: App {
///     var body: some Scene {
///         WindowGroup { ContentView() }
///     }
/// }
/// ```
///
/// A host makes one value, with its own state, for each user. `init` runs as often.
@MainActor @preconcurrency
public protocol App {
    /// The type of `body`.
    associatedtype Body: Scene
    /// The app's scenes; a host shows the window of the first scene that opens one.
    @SceneBuilder var body: Body { get }
    /// Runs for each user of the app, before the first evaluation of `body`.
    init()
}

/// An app's window as a view, for a host to show.
nonisolated package struct AppView<A: App>: View {
    package typealias Body = Never
    let app: A

    /// Makes a new app.
    package init(_ type: A.Type) { app = runIsolated { A() } }

    package static func _makeNode(_ view: AppView, _ inputs: _NodeInputs) -> _ViewNodeOf<AppView> {
        DeclarationNode(view, inputs, of: { $0.app }, body: { _SceneView($0.body) })
    }
}
