import RoostCore

/// Makes one scene of the scenes in a block.
@resultBuilder
public struct SceneBuilder {
    /// A single scene of the block.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// The only scene of the block.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes; a page shows the window of the first one that opens one, the desktop those that are asked for.
    public static func buildBlock<First: Scene, Second: Scene, each Rest: Scene>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> some Scene {
        _TupleScene<First, Second, repeat each Rest>((first, second, repeat each rest))
    }

    /// A scene under `if #available`, which always counts as one with a window.
    public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene { _ErasedScene(scene) }
}

/// Several scenes side by side. A host with one window per user shows the first one that opens a window.
nonisolated struct _TupleScene<each Content: Scene>: Scene {
    typealias Body = Never
    let scenes: (repeat each Content)

    init(_ scenes: (repeat each Content)) { self.scenes = scenes }

    static var _opensWindow: Bool {
        for type in repeat (each Content).self {
            if type._opensWindow { return true }
        }
        return false
    }

    static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        makeNode(view, inputs) {
            AnyView($0.firstWindow)
        } declared: {
            CommandParts(parts: $0.all)
        }
    }

    private var firstWindow: any View {
        for scene in repeat each scenes {
            if type(of: scene)._opensWindow { return view(scene) }
        }
        return EmptyView()
    }

    private var all: [AnyView] {
        var all: [AnyView] = []
        for scene in repeat each scenes { all.append(AnyView(view(scene))) }
        return all
    }

    private func view<S: Scene>(_ scene: S) -> any View { _SceneView(scene) }
}

/// A scene whose type is known only at run time.
nonisolated struct _ErasedScene: Scene {
    typealias Body = Never
    let scene: any Scene

    init(_ scene: any Scene) { self.scene = scene }

    static var _opensWindow: Bool { true }

    static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        DeclarationContentNode(view, inputs) { AnyView($0.scene.view($0.scene.scene)) }
    }

    private func view<S: Scene>(_ scene: S) -> any View { _SceneView(scene) }
}
