import CoreGraphics

/// A primitive view without subviews: it says how it takes part in layout and draws itself.
nonisolated package protocol LeafView: View where Body == Never {
    /// What of the view moves when it changes, beside its frame and its paints.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get }
    /// The view with another value of what moves.
    func showing(_ data: AnimatableData) -> Self

    /// The paints that the view draws with, one after the other, for a frame that is the unit square.
    func paints(in environment: EnvironmentValues) -> [Paint]

    /// How the view takes part in layout.
    func rule(in environment: EnvironmentValues) -> LayoutRule

    /// An object in place of the rule, for views that need one.
    func makeObject(in environment: EnvironmentValues) -> LayoutObject?

    /// Whether the view draws by more than itself, its environment and the layout, and so in each frame anew.
    func drawsEachFrame(in environment: EnvironmentValues) -> Bool

    /// Draws the view; `owner` is the node to note in the display list.
    func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID)

    /// Adds what the view says to people who do not see it. Answers whether it said anything.
    func describe(
        _ element: LayoutID, in tree: LayoutTree, _ environment: EnvironmentValues,
        to attributes: inout AccessibilityAttributes
    ) -> Bool

    /// Whether the view draws at a point of its frame, whose origin is zero: where it is hit.
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
        KnownByType.findClass(Self.self) { LeafNode<Self>.self }.init(view, inputs)
    }
}

class LeafNode<V: LeafView>: ElementNode<V> {
    override required init(_ view: borrowing V, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        let environment = inputs.environment
        if let object = makeObject() {
            element = withLayout { $0.add(object, owner: self) }
        } else {
            let rule = view.rule(in: environment)
            element = withLayout { $0.add(rule, owner: self, in: environment) }
        }
    }

    /// The object that lays the view out in its environment.
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

    /// Draws the view where nothing of it moves.
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
    private var movement: LeafMovement<V.AnimatableData>?

    override package var geometryRole: GeometryRole { .drawn }

    /// What the view draws with now.
    func currentPaints() -> [Paint] { view.paints(in: environment) }

    /// What a view is to draw with that is about to take this one's place.
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

/// What of a leaf moves.
private struct LeafMovement<Data: VectorArithmetic> {
    let data = AnimatedOffset<Data>()
    private(set) var paints: [MovingPaint] = []

    /// Whether the data are on their way.
    var isMoving: Bool { data.isMoving }
    /// Whether anything is.
    var isRunning: Bool { data.isMoving || paints.contains { $0.offset.isMoving } }

    mutating func movePaints(
        from old: [Paint], to new: [Paint], in graph: ViewGraph, _ environment: EnvironmentValues
    ) {
        var known = paints
        paints.removeAll(keepingCapacity: true)
        for (old, new) in zip(old, new) {
            // One paint after the other: those that move are found again by what they were to become.
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
