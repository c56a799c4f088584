import CoreGraphics

/// A modifier that wraps each element of the view that it is applied to: in layout by a rule, in drawing by what it
/// adds around the content.
nonisolated package protocol ElementModifier: ViewModifier where Body == Never {
    /// How the wrapper takes part in layout; by default as its content does.
    func rule(in environment: EnvironmentValues) -> LayoutRule

    /// An object in place of the rule, for modifiers that need one.
    func makeObject(in environment: EnvironmentValues) -> LayoutObject?

    /// What hears of pointers that come down on the wrapper; nil for nothing.
    func makePointerRecognizer(for element: LayoutID, of node: ViewNode) -> PointerRecognizer?

    /// How far the wrapper draws whose content draws as far as `reach`; infinite where that is anywhere.
    func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect

    /// Draws the wrapper `element`; by default its content.
    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues)

    /// Whether the content keeps its place and shows nothing.
    var hidesContent: Bool { get }

    /// Adds what the modifier says to people who do not see the view. Answers whether it said anything.
    func describe(_ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes) -> Bool

    /// Whether the content can be hit; by default it can.
    func admitsHits(_ environment: EnvironmentValues) -> Bool

    /// What is hit at a point of the wrapper, whose origin is zero; by default the content decides.
    func hitRegion(at point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> HitRegion

    /// Where a point of the wrapper lies in the content, which `paint` draws through a transform; nil for nowhere.
    func contentPoint(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> CGPoint?
}

extension ElementModifier {
    package func rule(in environment: EnvironmentValues) -> LayoutRule { .passthrough }
    package func makeObject(in environment: EnvironmentValues) -> LayoutObject? { nil }
    package var hidesContent: Bool { false }
    package func makePointerRecognizer(for element: LayoutID, of node: ViewNode) -> PointerRecognizer? { nil }
    package func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect { reach }

    package func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        context.paintChildren(of: element)
    }

    package func describe(
        _ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes
    ) -> Bool { false }

    package func admitsHits(_ environment: EnvironmentValues) -> Bool { true }

    package func hitRegion(at point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> HitRegion { .content }

    package func contentPoint(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> CGPoint? { point }

    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        ElementModifierNode(view, inputs)
    }
}

/// The node of a view under an element modifier: one wrapper for each of the content's elements.
final class ElementModifierNode<Base: View, Modifier: ElementModifier>: WrappingNode<
    ModifiedContent<Base, Modifier>, Base
>
{
    init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs, content: view.content)
    }

    override func makeWrapper(around content: LayoutID) -> LayoutID {
        let tree = graph.layout
        if let object = view.modifier.makeObject(in: environment) { return tree.add(object, owner: self) }
        return tree.add(view.modifier.rule(in: environment), owner: self)
    }

    override func updateWrapper(_ wrapper: LayoutID) {
        if let object = view.modifier.makeObject(in: environment) {
            graph.layout.setObject(object, of: wrapper)
        } else {
            graph.layout.setRule(view.modifier.rule(in: environment), of: wrapper)
        }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        updateWrappers(environmentChanged: environmentChanged)
        content.update(view.content, environment)
    }

    override var hidesContent: Bool { view.modifier.hidesContent }

    override package var admitsHits: Bool { view.modifier.admitsHits(environment) }

    override package func hitRegion(at point: CGPoint, size: CGSize) -> HitRegion {
        view.modifier.hitRegion(at: point, size: size, environment)
    }

    override package func contentPoint(_ point: CGPoint, size: CGSize) -> CGPoint? {
        view.modifier.contentPoint(point, size: size, environment)
    }

    override func drawingReach(around reach: CGRect) -> CGRect {
        view.modifier.drawingReach(around: reach, environment)
    }

    override package func makePointerRecognizer(for element: LayoutID) -> PointerRecognizer? {
        view.modifier.makePointerRecognizer(for: element, of: self)
    }

    override package var coordinateSpaceName: AnyHashable? { (view.modifier as? CoordinateSpaceModifier)?.name }

    override package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        view.modifier.paint(element, &context, environment)
    }

    override package func describe(_ element: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool {
        view.modifier.describe(element, in: graph.layout, to: &attributes)
    }
}
