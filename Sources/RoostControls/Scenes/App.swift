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
        AppNode(view, inputs)
    }
}

/// Holds an app's state, with its scenes below it.
final class AppNode<A: App>: EvaluatingNode<AppView<A>> {
    private var properties: DynamicProperties<A>?
    private var child: _ViewNodeOf<_SceneView<A.Body>>!

    override init(_ view: AppView<A>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        properties = connect(view.app)
        child = makeChild(evaluate())
    }

    private func evaluate() -> _SceneView<A.Body> {
        graph.countBodyEvaluation()
        nonisolated(unsafe) let app = properties?.installed ?? view.app
        return _SceneView(tracked { runIsolated { app.body } })
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let propertiesChanged = properties?.install(view.app, in: self) ?? false
        child.update(viewChanged || propertiesChanged ? evaluate() : child.view, environment)
    }

    override package func reevaluate() { child.update(evaluate(), environment) }

    override package var children: NodeList { NodeList(child) }

    override package func willEnd() { properties?.removeAll() }
}
