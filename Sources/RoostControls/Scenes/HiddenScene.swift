import RoostCore

/// A scene that is never shown.
nonisolated package struct HiddenScene: Scene {
    package typealias Body = Never

    package init() {}

    package static var _opensWindow: Bool { false }

    package static func _makeNode(
        _ view: _SceneView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<_SceneView<Self>> {
        DeclarationContentNode(view, inputs) { _ in EmptyView() }
    }
}
