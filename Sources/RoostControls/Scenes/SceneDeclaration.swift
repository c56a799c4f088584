import CoreGraphics
import RoostCore

/// A scene's windows, for a host that opens several.
package struct SceneDeclaration {
    package enum Kind { case group, single, settings, statusItem }
    package let kind: Kind
    package let id: String?
    /// The type of the values that windows open for; nil if they open for none.
    package let valueType: Any.Type?
    package let title: Text?
    /// The size of new windows, in points; nil for the host's choice.
    package var defaultSize: CGSize?
    package var resizability = WindowResizability.automatic
    var launch = SceneLaunchBehavior.automatic
    /// Whether windows are restored when the app starts again.
    package var restores = true
    /// The documents that windows are for; nil if they are for none.
    package var documents: DocumentKind?
    /// The status item that shows the content; nil for a scene with windows.
    package var statusItem: StatusItemDeclaration?
    /// The menus that the scene adds, as views that declare them.
    var commands: [AnyView] = []
    /// Makes the content of a window, for a value where windows have one.
    var content: (Any?) -> AnyView
    /// The makers of the declaration: a new evaluation of the scene makes others.
    private var makers = [DeclarationMaker()]

    init(
        _ kind: Kind, id: String? = nil, valueType: Any.Type? = nil, title: Text? = nil,
        content: @escaping (Any?) -> AnyView
    ) {
        self.kind = kind
        self.id = id
        self.valueType = valueType
        self.title = title
        self.content = content
    }
}

extension SceneDeclaration: Equatable {
    package static func == (one: SceneDeclaration, other: SceneDeclaration) -> Bool { one.makers == other.makers }

    /// Changes the declaration on behalf of a modifier.
    mutating func change(by maker: DeclarationMaker, _ change: (inout SceneDeclaration) -> Void) {
        change(&self)
        makers.append(maker)
    }
}

/// Identifies an evaluation that declares something which cannot be compared.
final class DeclarationMaker: Sendable, Equatable {
    static func == (one: DeclarationMaker, other: DeclarationMaker) -> Bool { one === other }
}

/// The scenes of an app, in order.
struct SceneDeclarationsKey: PreferenceKey {
    static var defaultValue: [SceneDeclaration] { [] }

    static func reduce(value: inout [SceneDeclaration], nextValue: () -> [SceneDeclaration]) { value += nextValue() }
}

extension EnvironmentValues {
    /// Whether scenes declare their windows, for a host of several, instead of showing the first one.
    @Entry var declaresScenes: Bool = false
}

extension Scene {
    /// The node of a primitive scene: the content of its window, or its declarations for a host of several.
    nonisolated static func makeNode<Window: View, Declared: View>(
        _ view: _SceneView<Self>, _ inputs: _NodeInputs, window: @escaping (Self) -> Window,
        declared: @escaping (Self) -> Declared
    ) -> _ViewNodeOf<_SceneView<Self>> {
        inputs.environment.declaresScenes
            ? DeclarationContentNode(view, inputs) { declared($0.scene) }
            : DeclarationContentNode(view, inputs) { window($0.scene) }
    }

    nonisolated static func declare(_ declaration: SceneDeclaration) -> some View {
        Color.clear.preference(key: SceneDeclarationsKey.self, value: [declaration])
    }
}

/// A scene whose windows have further attributes in a host of several.
nonisolated struct _DeclaredScene<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    /// The modifier and the reason why it has no effect on a page.
    let warning: String
    let change: (inout SceneDeclaration) -> Void
    let maker = DeclarationMaker()

    static var _opensWindow: Bool { Content._opensWindow }

    static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        makeNode(view, inputs) { scene in
            Log.warning(scene.warning)
            return _SceneView(scene.content)
        } declared: { scene in
            _SceneView(scene.content).transformPreference(SceneDeclarationsKey.self) { declarations in
                for index in declarations.indices {
                    declarations[index].change(by: scene.maker, scene.change)
                }
            }
        }
    }
}

extension Scene {
    /// Changes what the scene declares of its windows.
    ///
    /// - Parameter warning: Says on a page that the modifier has no effect.
    nonisolated func declaring(_ warning: String, _ change: @escaping (inout SceneDeclaration) -> Void) -> some Scene {
        _DeclaredScene(content: self, warning: warning, change: change)
    }
}
