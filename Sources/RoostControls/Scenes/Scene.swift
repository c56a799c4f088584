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
        DeclarationNode(view, inputs, of: { $0.scene }, body: { _SceneView($0.body) })
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
