/// The structure and behaviour of a program: a type that says which windows it has.
///
/// ```swift
/// @main struct VotingApp: App {
///     var body: some Scene {
///         WindowGroup { ContentView() }
///     }
/// }
/// ```
///
/// A host makes one value, and with it one set of state, for each of its users; `init` runs as often.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

/// An app's window as a view: what a host shows.
nonisolated package struct AppView<A: App>: View {
    package typealias Body = Never
    let app: A

    /// Makes a new app.
    package init(_ type: A.Type) { app = runIsolated { A() } }

    package static func _makeNode(_ view: AppView, _ inputs: _NodeInputs) -> _ViewNodeOf<AppView> {
        AppNode(view, inputs)
    }
}

/// Holds an app's state and, below it, its scenes.
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
