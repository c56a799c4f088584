import CoreGraphics

/// A primitive view without children: it states its layout rule and draws itself.
nonisolated package protocol LeafView: View where Body == Never {
    /// The part of the view that animates when the view changes, apart from its frame and its paints.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get }
    /// The view with other animatable data.
    func showing(_ data: AnimatableData) -> Self

    /// The view's paints in drawing order, for a frame that is the unit square.
    func paints(in environment: EnvironmentValues) -> [Paint]

    /// The view's layout rule; by default it fills the proposal, and its ideal size is 10 × 10 points.
    func rule(in environment: EnvironmentValues) -> LayoutRule

    /// A layout object in place of the rule, for views that no rule describes; nil by default.
    func makeObject(in environment: EnvironmentValues) -> LayoutObject?

    /// Whether the drawing depends on more than the view, its environment and the layout, so that each frame draws it
    /// anew.
    func drawsEachFrame(in environment: EnvironmentValues) -> Bool

    /// Draws the view; the display list records `owner` as the node that drew.
    func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID)

    /// Adds the view's accessibility attributes. Returns whether it added any.
    func describe(
        _ element: LayoutID, in tree: LayoutTree, _ environment: EnvironmentValues,
        to attributes: inout AccessibilityAttributes
    ) -> Bool

    /// Whether the view draws at a point in its own coordinates, which decides whether it is hit there; by default
    /// anywhere in its frame.
    func covers(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> Bool
}

extension LeafView where AnimatableData == EmptyAnimatableData {
    package var animatableData: EmptyAnimatableData { EmptyAnimatableData() }
    package func showing(_ data: EmptyAnimatableData) -> Self { self }
}

extension LeafView {
    package func paints(in environment: EnvironmentValues) -> [Paint] { [] }

    package func rule(in environment: EnvironmentValues) -> LayoutRule { .flexible(idealWidth: 10, idealHeight: 10) }
    package func makeObject(in environment: EnvironmentValues) -> LayoutObject? { nil }
    package func drawsEachFrame(in environment: EnvironmentValues) -> Bool { false }
    package func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {}

    package func describe(
        _ element: LayoutID, in tree: LayoutTree, _ environment: EnvironmentValues,
        to attributes: inout AccessibilityAttributes
    ) -> Bool { false }

    package func covers(_ point: CGPoint, size: CGSize, _ environment: EnvironmentValues) -> Bool {
        CGRect(origin: .zero, size: size).contains(point)
    }

    @inline(__always)
    nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        TypeCache.findClass(Self.self) { LeafNode<Self>.self }.init(view, inputs)
    }
}

class LeafNode<V: LeafView>: ElementNode<V> {
    override package class var isForgetful: Bool { true }

    override package required init(_ view: borrowing V, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        let environment = inputs.environment
        if let object = makeObject() {
            element = withLayout { $0.add(object, owner: self) }
        } else {
            let rule = view.rule(in: environment)
            element = withLayout { $0.add(rule, owner: self, in: environment) }
        }
    }

    /// The layout object in the node's environment; nil if a rule lays the view out.
    func makeObject() -> LayoutObject? { view.makeObject(in: environment) }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let tree = graph.layout
        if environmentChanged { tree.setEnvironment(of: element, environment) }
        if let object = makeObject() {
            tree.setObject(object, of: element)
        } else {
            tree.setRule(view.rule(in: environment), of: element)
        }
    }

    override package var drawsEachFrame: Bool {
        movement?.isRunning ?? false || view.drawsEachFrame(in: environment)
    }

    override package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        guard let movement else { return context.leaf { draw(element, &$0) } }
        let shown = movement.isMoving ? view.showing(view.animatableData + movement.data.value) : view
        context.leaf {
            $0.moving(movement.paints, in: element) { shown.paint(element, &$0, environment, owner: id) }
        }
    }

    /// Draws the view when nothing of it moves.
    func draw(_ element: LayoutID, _ context: inout PaintContext) {
        view.paint(element, &context, environment, owner: id)
    }

    override package func describe(_ element: LayoutID, to attributes: inout AccessibilityAttributes) -> Bool {
        view.describe(element, in: graph.layout, environment, to: &attributes)
    }

    override package func covers(_ point: CGPoint, size: CGSize) -> Bool {
        view.covers(point, size: size, environment)
    }

    // MARK: Movement

    /// Nil until the view has moved.
    @exclusivity(unchecked) private var movement: LeafMovement<V.AnimatableData>?

    override package var geometryRole: GeometryRole { .drawn }

    /// The view's paints in its current environment.
    func currentPaints() -> [Paint] { view.paints(in: environment) }

    /// The paints of the view that is about to replace this one.
    func paints(of view: V, in environment: EnvironmentValues) -> [Paint] { view.paints(in: environment) }

    override package func willMove(to view: V, _ environment: EnvironmentValues) {
        let old = currentPaints()
        let new = paints(of: view, in: environment)
        let delta = view.animatableData - self.view.animatableData
        guard delta != .zero || old != new else { return }
        if movement == nil { movement = LeafMovement() }
        graph.animate(movement!.data, by: delta, in: environment)
        movement!.movePaints(from: old, to: new, in: graph, environment)
    }

    override package func willEnd() {
        movement?.cancel()
        super.willEnd()
    }
}

/// The running animations of a leaf.
private struct LeafMovement<Data: VectorArithmetic> {
    let data = AnimatedOffset<Data>()
    private(set) var paints: [MovingPaint] = []

    /// Whether the animatable data move.
    var isMoving: Bool { data.isMoving }
    /// Whether the animatable data or a paint moves.
    var isRunning: Bool { data.isMoving || paints.contains { $0.offset.isMoving } }

    mutating func movePaints(
        from old: [Paint], to new: [Paint], in graph: ViewGraph, _ environment: EnvironmentValues
    ) {
        var known = paints
        paints.removeAll(keepingCapacity: true)
        for (old, new) in zip(old, new) {
            // Paints are paired in order. A paint that moves already is recognised by its target.
            let index = known.firstIndex { $0.offset.isMoving && $0.stands(for: old) }
            let running = index.map { known.remove(at: $0) }
            guard old != new else {
                if let running { paints.append(running) }
                continue
            }
            guard let (from, to) = Paint.akin(running?.model ?? old, new), let start = from.vector, let end = to.vector
            else {
                running?.offset.cancel()
                continue
            }
            let offset = running?.offset ?? AnimatedOffset()
            graph.animate(offset, by: end - start, in: environment)
            paints.append(MovingPaint(target: new, model: to, offset: offset))
        }
        for lost in known { lost.offset.cancel() }
    }

    func cancel() {
        data.cancel()
        for paint in paints { paint.offset.cancel() }
    }
}
