import CoreGraphics

/// A modifier that gives each element of its content a wrapper element, which a rule lays out. A modifier that also
/// draws is a `DrawingModifier`.
nonisolated package protocol ElementModifier: ViewModifier where Body == Never {
    /// The part of the modifier that animates when the modifier changes.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    func animatableData(in environment: EnvironmentValues) -> AnimatableData
    /// The modifier with other animatable data.
    func showing(_ data: AnimatableData) -> Self

    /// How the wrappers appear while an animation moves their frames.
    static var geometryRole: GeometryRole { get }

    /// The wrapper's layout rule; by default its content's layout, unchanged.
    func rule(in environment: EnvironmentValues) -> LayoutRule

    /// A layout object in place of the rule, for modifiers that no rule describes; nil by default.
    func makeObject(in environment: EnvironmentValues) -> LayoutObject?

    /// The recogniser of pointers that go down on the wrapper; nil for none.
    func makePointerRecognizer(for element: LayoutID, of node: ViewNode) -> PointerRecognizer?

    /// What a wheel or trackpad that scrolls over the wrapper does; nil where it scrolls the scroll views around.
    func wheelDrag(for element: LayoutID, of node: ViewNode) -> WheelDrag?

    /// The wrapper's drawing bounds, for content that draws within `reach`; infinite if it may draw anywhere.
    func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect

    /// Whether the drawing depends on more than the modifier, the environment and the layout, so that each frame draws
    /// it anew.
    static var drawsEachFrame: Bool { get }

    /// Whether the content keeps its place but is not drawn.
    var hidesContent: Bool { get }

    /// Whether keyboard shortcuts in the content work; by default unless the content is hidden.
    var shortcutsReachContent: Bool { get }

    /// Adds the modifier's accessibility attributes. Returns whether it added any.
    func describe(_ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes) -> Bool

    /// The coordinate space that the wrapper defines; nil for none.
    var coordinateSpaceName: AnyHashable? { get }

    /// Whether the content can be hit; by default it can.
    func admitsHits(_ environment: EnvironmentValues) -> Bool

    /// The hit region at a point in the wrapper's coordinates; by default the content decides.
    func hitRegion(at point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> HitRegion

    /// The point converted into the content's coordinates, for modifiers that draw the content through a transform; nil
    /// if the content has no such point.
    func contentPoint(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> CGPoint?

    /// The same while the modifier animates towards `model`, the modifier that layout uses.
    func contentPoint(
        _ point: CGPoint, from model: Self, size: CGSize, _ environment: EnvironmentValues
    ) -> CGPoint?
}

extension ElementModifier where AnimatableData == EmptyAnimatableData {
    package func animatableData(in environment: EnvironmentValues) -> EmptyAnimatableData { EmptyAnimatableData() }
    package func showing(_ data: EmptyAnimatableData) -> Self { self }
}

extension ElementModifier {
    package static var geometryRole: GeometryRole { [] }
    package static var drawsEachFrame: Bool { false }

    package func rule(in environment: EnvironmentValues) -> LayoutRule { .passthrough }
    package func makeObject(in environment: EnvironmentValues) -> LayoutObject? { nil }
    package var coordinateSpaceName: AnyHashable? { nil }
    package var hidesContent: Bool { false }
    package var shortcutsReachContent: Bool { !hidesContent }
    package func makePointerRecognizer(for element: LayoutID, of node: ViewNode) -> PointerRecognizer? { nil }
    package func wheelDrag(for element: LayoutID, of node: ViewNode) -> WheelDrag? { nil }
    package func drawingReach(around reach: CGRect, _ environment: EnvironmentValues) -> CGRect { reach }

    package func describe(
        _ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes
    ) -> Bool { false }

    package func admitsHits(_ environment: EnvironmentValues) -> Bool { true }

    package func hitRegion(at point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> HitRegion { .content }

    package func contentPoint(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> CGPoint? { point }

    package func contentPoint(
        _ point: CGPoint, from model: Self, size: CGSize, _ environment: EnvironmentValues
    ) -> CGPoint? {
        contentPoint(point, size: size, environment)
    }

    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        TypeCache.findClass(Base.self, Self.self) { ElementModifierNode<Base, Self>.self }.init(view, inputs)
    }
}

/// The node of a view under an element modifier: one wrapper for each of the content's elements.
class ElementModifierNode<Base: View, Modifier: ElementModifier>: WrappingNode<Base, Modifier> {
    override package class var isForgetful: Bool { true }

    override package required init(_ view: borrowing ModifiedContent<Base, Modifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
    }

    override func makeWrapper(around content: LayoutID) -> LayoutID {
        let environment = environment
        return withLayout { tree in
            if let object = modifier.makeObject(in: environment) { return tree.add(object, owner: self) }
            return tree.add(modifier.rule(in: environment), owner: self, in: environment)
        }
    }

    override func updateWrapper(_ wrapper: LayoutID) {
        if let object = modifier.makeObject(in: environment) {
            graph.layout.setObject(object, of: wrapper)
        } else {
            graph.layout.setRule(modifier.rule(in: environment), of: wrapper)
        }
    }

    /// Whether the modifier itself changed, not only its content.
    private var hasNewModifier = false

    override final func willChange(to view: UnsafeRawPointer) { hasNewModifier = !isModifierKnownEqual(to: view) }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if hasNewModifier || environmentChanged { updateWrappers(environmentChanged: environmentChanged) }
        hasNewModifier = false
        for entry in wrappers { graph.layout.forgetReach(of: entry.wrapper) }
        updateContent(of: content, environment)
    }

    override var hidesContent: Bool { modifier.hidesContent }

    override var shortcutsReachContent: Bool { modifier.shortcutsReachContent }

    override package var admitsHits: Bool { modifier.admitsHits(environment) }

    override package func hitRegion(at point: CGPoint, size: CGSize) -> HitRegion {
        modifier.hitRegion(at: point, size: size, environment)
    }

    override package func contentPoint(_ point: CGPoint, size: CGSize) -> CGPoint? {
        shownModifier.contentPoint(point, from: modifier, size: size, environment)
    }

    override func drawingReach(around reach: CGRect) -> CGRect {
        if let offset, offset.isMoving { return .infinite }
        return modifier.drawingReach(around: reach, environment)
    }

    override package func makePointerRecognizer(for element: LayoutID) -> PointerRecognizer? {
        modifier.makePointerRecognizer(for: element, of: self)
    }

    override package func isCoordinateSpace(named name: AnyHashable) -> Bool { modifier.coordinateSpaceName == name }

    override func wheelDrag(for element: LayoutID) -> WheelDrag? { modifier.wheelDrag(for: element, of: self) }

    override package var drawsEachFrame: Bool { Modifier.drawsEachFrame || offset?.isMoving ?? false }

    // MARK: Movement

    /// Nil until the modifier has moved.
    private var offset: AnimatedOffset<Modifier.AnimatableData>?

    /// The modifier with the values that the animation has reached.
    final var shownModifier: Modifier {
        guard let offset, offset.isMoving else { return modifier }
        return modifier.showing(modifier.animatableData(in: environment) + offset.value)
    }

    override package var geometryRole: GeometryRole { Modifier.geometryRole }

    override package func willMove(to view: ModifiedContent<Base, Modifier>, _ environment: EnvironmentValues) {
        guard Modifier.AnimatableData.self != EmptyAnimatableData.self else { return }
        let delta =
            view.modifier.animatableData(in: environment) - modifier.animatableData(in: self.environment)
        guard delta != .zero else { return }
        if offset == nil { offset = AnimatedOffset() }
        graph.animate(offset!, by: delta, in: environment)
    }

    override package func willEnd() {
        offset?.cancel()
        super.willEnd()
    }

    override package func describe(_ element: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool {
        modifier.describe(element, in: graph.layout, to: &attributes)
    }
}
