@_spi(Engine) import RoostCore

/// A part of an app that has windows.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of `body`; `Never` for Roost's own scenes.
    associatedtype Body: Scene
    /// The scenes that this one consists of.
    @SceneBuilder var body: Body { get }

    /// Whether the scene has a window that opens when the app starts.
    nonisolated static var _opensWindow: Bool { get }

    /// Makes the persistent node of the scene's window.
    nonisolated static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>>
}

extension Scene {
    /// Whether `body` opens a window.
    nonisolated public static var _opensWindow: Bool { Body._opensWindow }

    nonisolated public static func _makeNode(
        _ view: _SceneView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<_SceneView<Self>> {
        SceneNode(view, inputs)
    }
}

extension Never: Scene {
    nonisolated public static var _opensWindow: Bool { false }
}

extension Scene where Body == Never {
    /// Primitive scenes have no body. As with Apple's, asking for one is a programmer's error.
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is a primitive scene") }
}

/// A scene's window as a view.
nonisolated public struct _SceneView<S: Scene>: View {
    public typealias Body = Never
    let scene: S

    init(_ scene: S) { self.scene = scene }

    public static func _makeNode(_ view: _SceneView, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView> {
        S._makeNode(view, inputs)
    }
}

/// The node of a scene with a body, which holds the scene's state.
final class SceneNode<S: Scene>: EvaluatingNode<_SceneView<S>> {
    private var properties: DynamicProperties<S>?
    private var child: _ViewNodeOf<_SceneView<S.Body>>!

    override init(_ view: _SceneView<S>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        properties = connect(view.scene)
        child = makeChild(evaluate())
    }

    private func evaluate() -> _SceneView<S.Body> {
        graph.countBodyEvaluation()
        nonisolated(unsafe) let scene = properties?.installed ?? view.scene
        return _SceneView(tracked { runIsolated { scene.body } })
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let propertiesChanged = properties?.install(view.scene, in: self) ?? false
        child.update(viewChanged || propertiesChanged ? evaluate() : child.view, environment)
    }

    override package func reevaluate() { child.update(evaluate(), environment) }

    override package var children: NodeList { NodeList(child) }

    override package func willEnd() { properties?.removeAll() }
}

/// The node of a scene whose window is a view.
final class SceneContentNode<S: Scene, Content: View>: _ViewNodeOf<_SceneView<S>> {
    private let content: (S) -> Content
    private var child: _ViewNodeOf<Content>!

    init(_ view: _SceneView<S>, _ inputs: borrowing _NodeInputs, content: @escaping (S) -> Content) {
        self.content = content
        super.init(view, inputs)
        child = makeChild(content(view.scene))
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        child.update(viewChanged ? content(view.scene) : child.view, environment)
    }

    override package var children: NodeList { NodeList(child) }
}
