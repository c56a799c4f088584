/// A layout with a rule of its own in the layout tree.
protocol BuiltInLayout: Layout {
    var rule: LayoutRule { get }
}

/// A view whose content is arranged by a layout.
nonisolated protocol ContainerView: View where Body == Never {
    associatedtype Arrangement: Layout
    associatedtype Content: View

    /// The layout of a view, read without copying the view.
    static func layout(of view: UnsafePointer<Self>) -> Arrangement

    /// Calls `body` with the content in place: views are large, and a copy retains every reference in them.
    static func withContent(of view: UnsafeMutablePointer<Self>, _ body: (UnsafePointer<Content>) -> Void)

    /// The layout tree's own rule for a layout; nil if it has none.
    static func rule(of layout: Arrangement) -> LayoutRule?
}

extension ContainerView {
    static func rule(of layout: Arrangement) -> LayoutRule? {
        if let layout = layout as? any BuiltInLayout { return layout.rule }
        return (layout as? AnyLayout)?.storage.rule
    }

    @inline(__always)
    nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        TypeCache.findClass(Self.self) { ContainerNode<Self>.self }.init(view, inputs)
    }
}

extension ContainerView where Arrangement: BuiltInLayout {
    static func rule(of layout: Arrangement) -> LayoutRule? { layout.rule }
}

/// Content arranged by a layout: the result of calling a layout with a closure.
nonisolated public struct _LayoutContainer<L: Layout, Content: View>: ContainerView {
    public typealias Body = Never
    let layout: L
    var content: Content

    package init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }

    static func layout(of view: UnsafePointer<Self>) -> L { view.pointee.layout }

    static func withContent(of view: UnsafeMutablePointer<Self>, _ body: (UnsafePointer<Content>) -> Void) {
        withUnsafePointer(to: &view.pointee.content, body)
    }
}

/// The node of a container: its element has the content's elements as children.
final class ContainerNode<V: ContainerView>: ContentNode<V, V.Content> {
    override package class var isForgetful: Bool { true }

    override required init(_ view: borrowing V, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        let layout = modelLayout
        let environment = inputs.environment
        element = withLayout { tree in
            if let rule = V.rule(of: layout) { return tree.add(rule, owner: self, in: environment) }
            // A layout's cache is its own affair.
            if V.Arrangement.Cache.self != Void.self { graph.noteMemory() }
            return tree.add(Self.object(of: layout), owner: self)
        }
        V.withContent(of: &self.view) { start($0.pointee) }
    }

    /// The layout of the view, which an animation moves towards.
    private var modelLayout: V.Arrangement { withUnsafePointer(to: &view) { V.layout(of: $0) } }

    private static func object(of layout: V.Arrangement) -> LayoutObject {
        (layout as? AnyLayout)?.storage.makeObject() ?? CustomLayoutObject(layout)
    }

    /// Nil until the layout has moved.
    private var offset: AnimatedOffset<V.Arrangement.AnimatableData>?

    override package func willMove(to view: V, _ environment: EnvironmentValues) {
        guard V.Arrangement.AnimatableData.self != EmptyAnimatableData.self else { return }
        let delta = withUnsafePointer(to: view) { V.layout(of: $0) }.animatableData - modelLayout.animatableData
        guard delta != .zero else { return }
        if offset == nil { offset = AnimatedOffset { [unowned self] in setLayout(shownLayout) } }
        graph.animate(offset!, by: delta, in: environment)
    }

    /// The layout with the values that the animation has reached.
    private var shownLayout: V.Arrangement {
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
        V.withContent(of: &view) { updateContent(at: $0, environmentChanged: environmentChanged) }
    }

    private func setLayout(_ value: V.Arrangement) {
        let tree = graph.layout
        if let rule = V.rule(of: value) {
            tree.setRule(rule, of: element)
        } else if case .object = tree.rule(of: element) {
            if let known = tree.layoutObject(of: element) as? CustomLayoutObject<V.Arrangement>,
                isKnownEqual(known.layout, value)
            {
                return
            }
            tree.setObject(Self.object(of: value), of: element)
        } else {
            tree.setRule(Self.object(of: value), of: element)
        }
    }
}
