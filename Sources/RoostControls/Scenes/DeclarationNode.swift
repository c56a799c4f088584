@_spi(Engine) import RoostCore

/// The node of a declaration with a body that is no view: an app, a scene or commands. It holds the declaration's state,
/// with the body below it.
final class DeclarationNode<V: View, Declaration, Content: View>: EvaluatingNode<V> {
    private let declaration: (V) -> Declaration
    private let body: @MainActor (Declaration) -> Content
    private var properties: DynamicProperties<Declaration>?
    private var child: _ViewNodeOf<Content>!

    /// - Parameters:
    ///   - declaration: Returns the declaration that a view stands for.
    ///   - body: Returns the declaration's body, as a view.
    init(
        _ view: V, _ inputs: borrowing _NodeInputs, of declaration: @escaping (V) -> Declaration,
        body: @escaping @MainActor (Declaration) -> Content
    ) {
        self.declaration = declaration
        self.body = body
        super.init(view, inputs)
        properties = connect(declaration(view))
        child = makeChild(evaluate())
    }

    private func evaluate() -> Content {
        graph.countBodyEvaluation()
        nonisolated(unsafe) let current = properties?.installed ?? declaration(view)
        return tracked { runIsolated { [body] in body(current) } }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let propertiesChanged = properties?.install(declaration(view), in: self) ?? false
        child.update(viewChanged || propertiesChanged ? evaluate() : child.view, environment)
    }

    override package func reevaluate() { child.update(evaluate(), environment) }

    override package var children: NodeList { NodeList(child) }

    override package func willEnd() { properties?.removeAll() }
}

/// The node of a primitive scene or of primitive commands: a view stands for them.
final class DeclarationContentNode<V: View, Content: View>: _ViewNodeOf<V> {
    private let content: (V) -> Content
    private var child: _ViewNodeOf<Content>!

    init(_ view: V, _ inputs: borrowing _NodeInputs, content: @escaping (V) -> Content) {
        self.content = content
        super.init(view, inputs)
        child = makeChild(content(view))
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        child.update(viewChanged ? content(view) : child.view, environment)
    }

    override package var children: NodeList { NodeList(child) }
}
