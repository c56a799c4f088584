/// A layout that the layout tree knows by a rule of its own.
protocol BuiltInLayout: Layout {
    var rule: LayoutRule { get }
}

/// Content arranged by a layout: what calling a layout with a closure makes.
nonisolated public struct _LayoutContainer<L: Layout, Content: View>: View {
    public typealias Body = Never
    let layout: L
    var content: Content

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ContainerNode(view, inputs, layout: { $0.pointee.layout }, content: { withUnsafePointer(to: &$0.content, $1) })
    }
}

/// The node of a container: an element whose children are the elements of its content.
final class ContainerNode<V, L: Layout, Content: View>: ContentNode<V, Content> {
    private let accessLayout: (UnsafePointer<V>) -> L
    private let accessContent: ContentAccess<V, Content>

    init(
        _ view: borrowing V, _ inputs: borrowing _NodeInputs, layout: @escaping (UnsafePointer<V>) -> L,
        content: @escaping ContentAccess<V, Content>
    ) {
        accessLayout = layout
        accessContent = content
        super.init(view, inputs)
        let value = modelLayout
        if let rule = Self.rule(of: value) {
            element = inputs.graph.layout.add(rule, owner: self, in: inputs.environment)
        } else {
            element = graph.layout.add(Self.object(of: value), owner: self)
        }
        content(&self.view) { start($0.pointee) }
    }

    /// The layout as the view has it, which is not copied for that.
    private var modelLayout: L { withUnsafePointer(to: &view, accessLayout) }

    /// The tree's own rule for the layout, where it has one.
    private static func rule(of layout: L) -> LayoutRule? {
        if let layout = layout as? any BuiltInLayout { return layout.rule }
        return (layout as? AnyLayout)?.storage.rule
    }

    private static func object(of layout: L) -> LayoutObject {
        (layout as? AnyLayout)?.storage.makeObject() ?? CustomLayoutObject(layout)
    }

    /// Nil until the layout has moved.
    private var offset: AnimatedOffset<L.AnimatableData>?

    override package func willMove(to view: V, _ environment: EnvironmentValues) {
        guard L.AnimatableData.self != EmptyAnimatableData.self else { return }
        let delta = withUnsafePointer(to: view, accessLayout).animatableData - modelLayout.animatableData
        guard delta != .zero else { return }
        if offset == nil { offset = AnimatedOffset { [unowned self] in setLayout(shownLayout) } }
        graph.animate(offset!, by: delta, in: environment)
    }

    /// The layout as it is now, on its way.
    private var shownLayout: L {
        var layout = modelLayout
        if let offset, offset.isMoving { layout.animatableData += offset.value }
        return layout
    }

    override package func willEnd() {
        offset?.cancel()
        super.willEnd()
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if viewChanged { setLayout(shownLayout) }
        accessContent(&view) { updateContent(at: $0, environmentChanged: environmentChanged) }
    }

    private func setLayout(_ value: L) {
        let tree = graph.layout
        if let rule = Self.rule(of: value) {
            tree.setRule(rule, of: element)
        } else if case .object = tree.rule(of: element) {
            if let known = tree.layoutObject(of: element) as? CustomLayoutObject<L>, isKnownEqual(known.layout, value) {
                return
            }
            tree.setObject(Self.object(of: value), of: element)
        } else {
            tree.setRule(Self.object(of: value), of: element)
        }
    }
}
