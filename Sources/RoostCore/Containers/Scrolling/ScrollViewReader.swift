/// Content that can scroll the scroll views in it.
nonisolated public struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never
    /// Makes the content with a proxy for its scroll views.
    public var content: (ScrollViewProxy) -> Content

    /// - Parameter content: Receives the proxy, for use in actions.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ScrollViewReaderNode(view, inputs)
    }
}

/// Scrolls the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy {
    /// The reader's node; nil once the reader has ended.
    private final class Reference {
        weak var node: ViewNode?
        init(_ node: ViewNode) { self.node = node }
    }

    private let reference: Reference

    init(_ node: ViewNode) { reference = Reference(node) }

    /// Scrolls until the view with an id is visible. With an anchor, the view's anchor meets the same anchor of the
    /// window; without one the scroll takes the shortest way (cases `ds-T3` … `ds-T10`). A view's id comes from
    /// `.id(_:)` or from its `ForEach`, whether or not a lazy container has made the view. Inside `withAnimation` the
    /// scroll is animated; an unknown id does nothing.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node = reference.node, node.isAlive else { return }
        let id = AnyHashable(id)
        let transaction = Transaction.current
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        // Views changed by the same action are not placed before the next layout.
        node.graph.scrolling.onceLaidOut(in: node.graph) { [weak node] in
            guard let node, node.isAlive else { return }
            ScrollViewProxy.controller(in: node, showing: id)?
                .scroll(to: .view(id: id, anchor: anchor), animation: animation)
        }
    }

    /// Scrolls to the view with an id, or to the reader's content for nil, and moves the focus there if that view or one
    /// in it takes it.
    func lead(to id: AnyHashable?) {
        guard let node = reference.node, node.isAlive else { return }
        if let id { scrollTo(id) } else { node.graph.scrollToVisible(node) }
        // The first layout starts the scroll, and makes the view if a lazy container holds it.
        node.graph.scrolling.onceLaidOut(in: node.graph) { [weak node] in
            guard let node, node.isAlive else { return }
            node.graph.scrolling.onceLaidOut(in: node.graph) { [weak node] in
                guard let node, node.isAlive else { return }
                ScrollViewProxy.focus(in: node, at: id)
            }
        }
    }

    private static func focus(in node: ViewNode, at id: AnyHashable?) {
        var target: ViewNode? = node
        if let id {
            var search = ScrollSearch(id: id)
            guard search.visit(node), case .element(let element)? = search.result else { return }
            target = node.graph.layout.owner(of: element)
        }
        guard let target, let first = node.graph.firstFocusable(shownBy: target) else { return }
        node.graph.focus.focus(first.id, by: .program)
    }

    /// The innermost scroll view around the first view with an id.
    private static func controller(in node: ViewNode, showing id: AnyHashable) -> ScrollController? {
        for child in node.children {
            if let inner = StackGuard.run(depth: node.depth, { controller(in: child, showing: id) }) { return inner }
        }
        guard let owner = node as? any ScrollViewOwner else { return nil }
        var search = ScrollSearch(id: id)
        return search.visit(owner) ? owner.controller : nil
    }
}

final class ScrollViewReaderNode<Content: View>: EvaluatingNode<ScrollViewReader<Content>> {
    private var child: _ViewNodeOf<Content>!
    private lazy var proxy = ScrollViewProxy(self)

    override package init(_ view: ScrollViewReader<Content>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        child = makeChild(evaluate())
    }

    private func evaluate() -> Content { tracked { [proxy] in view.content(proxy) } }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        child.update(viewChanged ? evaluate() : child.view, environment)
    }

    override package func reevaluate() { child.update(evaluate(), environment) }

    override package var children: NodeList { NodeList(child) }
}
