/// The node of a view under a modifier with a body: it holds the modifier's state and, below it, the body's node.
///
/// The `ModifierContentNode` inside that body makes the modified view itself.
final class ModifierBodyNode<Base: View, Modifier: ViewModifier>:
    EvaluatingNode<ModifiedContent<Base, Modifier>>, ModifierContentSource
{
    private var properties: DynamicProperties<Modifier>?
    /// The modifier for which the body was evaluated last.
    private var evaluated: Modifier
    private var child: _ViewNodeOf<Modifier.Body>!
    private var placeholders: [ObjectIdentifier: () -> Void] = [:]
    /// The animation of an animatable modifier; nil for any other.
    private let movement: BodyMovement<Modifier>?

    /// As in `BodyNode`.
    override package class var isForgetful: Bool { true }

    required init(
        _ view: borrowing ModifiedContent<Base, Modifier>, _ inputs: borrowing _NodeInputs,
        movement: BodyMovement<Modifier>?
    ) {
        self.movement = movement
        evaluated = view.modifier
        super.init(view, inputs)
        movement?.moved = { [unowned self] in showFrame() }
        properties = connect(evaluated)
        if properties == nil { graph.noteBody() } else { graph.noteMemory() }
        child = makeChild(evaluate())
    }

    private func evaluate() -> Modifier.Body {
        graph.countBodyEvaluation()
        if let properties { return body(of: properties.installed) }
        return body(of: shown)
    }

    private func body(of modifier: Modifier) -> Modifier.Body {
        nonisolated(unsafe) let modifier = modifier
        return tracked { runIsolated { modifier.body(content: _ViewModifier_Content()) } }
    }

    /// The modifier with the values that the animation has reached.
    private var shown: Modifier {
        guard let movement else { return readModifier() }
        return movement.shown(readModifier())
    }

    override package func willMove(to view: ModifiedContent<Base, Modifier>, _ environment: EnvironmentValues) {
        movement?.move(from: self.view.modifier, to: view.modifier, in: graph, environment)
    }

    private func showFrame() {
        evaluated = shown
        _ = properties?.install(shown, in: self)
        child.update(evaluate(), environment)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let shown = shown
        let modifierChanged = viewChanged && (graph.comparisons.areOff || !isKnownEqual(shown, evaluated))
        evaluated = shown
        let propertiesChanged = properties?.install(shown, in: self) ?? false
        child.update(modifierChanged || propertiesChanged ? evaluate() : child.view, environment)
        if viewChanged {
            for update in placeholders.values { update() }
        }
    }

    override package func reevaluate() {
        child.update(evaluate(), environment)
    }

    override package var children: NodeList { NodeList(child) }

    override package func willEnd() {
        movement?.cancel()
        properties?.removeAll()
    }

    override package var holdsWrittenState: Bool { properties?.holdWrittenState ?? false || super.holdsWrittenState }

    // MARK: The modified view

    override var modifierContentSource: (any ModifierContentSource)? { self }

    var modifierType: Any.Type { Modifier.self }

    func makeContent(for placeholder: ViewNode) -> ViewNode {
        let node = placeholder.makeChild(view.content)
        placeholders[ObjectIdentifier(placeholder)] = { [unowned self, unowned placeholder, unowned node] in
            update(node, with: &view.content, placeholder.environment)
        }
        return node
    }

    func updateContent(for placeholder: ViewNode) {
        placeholders[ObjectIdentifier(placeholder)]?()
    }

    func forget(_ placeholder: ViewNode) {
        placeholders[ObjectIdentifier(placeholder)] = nil
    }
}

/// A node that supplies the view behind a modifier's `content`.
protocol ModifierContentSource: ViewNode {
    var modifierType: Any.Type { get }
    func makeContent(for placeholder: ViewNode) -> ViewNode
    func updateContent(for placeholder: ViewNode)
    func forget(_ placeholder: ViewNode)
}

/// The node of the `content` inside a modifier's body.
final class ModifierContentNode<Modifier: ViewModifier>: _ViewNodeOf<_ViewModifier_Content<Modifier>> {
    private unowned let source: any ModifierContentSource
    private var child: ViewNode!

    override package class var isForgetful: Bool { true }

    override package init(_ view: _ViewModifier_Content<Modifier>, _ inputs: borrowing _NodeInputs) {
        source = Self.findSource(above: inputs.parent)
        super.init(view, inputs)
        child = source.makeContent(for: self)
    }

    /// The nearest modifier of this type that has this place in its body, not in its content.
    private static func findSource(above parent: ViewNode?) -> any ModifierContentSource {
        var node = parent
        while let current = node {
            if let used = current.usedModifier {
                node = used.parent
                continue
            }
            if let source = current.modifierContentSource, source.modifierType == Modifier.self { return source }
            node = current.parent
        }
        fatalError("The content of \(Modifier.self) is used outside its body.")
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        source.updateContent(for: self)
    }

    override package var children: NodeList { NodeList(child) }

    override var usedModifier: (any ModifierContentSource)? { source }

    override package func willEnd() { source.forget(self) }
}
