import RoostCore

/// A scene with a modified window.
nonisolated struct _ModifiedScene<Content: Scene, Modifier: ViewModifier>: Scene {
    typealias Body = Never
    let content: Content
    let modifier: Modifier
    /// Whether each window has the modifier, where an app has several, or the app as a whole alone.
    let reachesWindows: Bool
    let maker = DeclarationMaker()

    static var _opensWindow: Bool { Content._opensWindow }

    static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        makeNode(view, inputs) { scene in
            ModifiedContent(content: _SceneView(scene.content), modifier: scene.modifier)
        } declared: { scene in
            ModifiedContent(content: _SceneView(scene.content), modifier: scene.modifier)
                .transformPreference(SceneDeclarationsKey.self) { declarations in
                    guard scene.reachesWindows else { return }
                    for index in declarations.indices {
                        declarations[index].change(by: scene.maker) { declaration in
                            let content = declaration.content
                            declaration.content = { AnyView(content($0).modifier(scene.modifier)) }
                        }
                    }
                }
        }
    }
}

extension Scene {
    nonisolated func modified(by modifier: some ViewModifier, reachesWindows: Bool = true) -> some Scene {
        _ModifiedScene(content: self, modifier: modifier, reachesWindows: reachesWindows)
    }

    /// Sets a value in the environment of the scene's windows.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        modified(by: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Runs an action when a value has changed, with its old and new value.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        modified(by: ChangeModifier(value: value, initial: initial, action: action), reachesWindows: false)
    }

    /// Runs an action when a value has changed.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
}
