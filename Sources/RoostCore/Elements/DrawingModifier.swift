/// An element modifier that draws its wrappers; others leave drawing to the content.
nonisolated package protocol DrawingModifier: ElementModifier {
    /// Draws the wrapper `element`.
    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues)
}

extension DrawingModifier {
    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        DrawingModifierNode(view, inputs)
    }
}

private final class DrawingModifierNode<Base: View, Modifier: DrawingModifier>: ElementModifierNode<Base, Modifier> {
    override func paint(_ element: LayoutID, _ context: inout PaintContext) {
        shownModifier.paint(element, &context, environment)
    }
}
