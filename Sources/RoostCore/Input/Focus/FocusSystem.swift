import RoostLocks

/// The focus of a graph, and its movement.
///
/// 1. A host, a key or a pointer moves the focus at once.
/// 2. Requests of `FocusState`s are carried out after the update in which they changed, so that a view may appear and
///    get the focus in one step.
/// 3. A `FocusState` whose value names no view that took the focus then goes back to none.
package final class FocusSystem: GraphService {
    /// The source of a movement of the focus.
    package enum Cause: Sendable { case keyboard, pointer, program, host }

    private unowned(unsafe) let graph: ViewGraph
    private(set) package unowned(unsafe) var focused: (any FocusableNode)?
    /// The focused values of the views around the focus.
    let values = FocusedValueCenter()
    /// The nodes around the focused one that bind a `FocusState`, innermost first.
    private var bindings: [any FocusBindingNode] = []
    private var wanted: (any FocusBindingNode)?
    private var isLeaving = false
    private let unverified = Mutex<[any FocusClaim]>([])
    /// Nodes that confine the focus, the topmost last: presentations over the rest.
    private var confines: [ViewNode] = []

    package init(graph: ViewGraph) { self.graph = graph }

    // MARK: Moving

    /// Moves the focus to a node that takes it; leaves it as it is if the node is gone or takes none.
    @discardableResult
    package func focus(_ id: NodeID, by cause: Cause) -> Bool {
        guard let node = graph.node(id) as? any FocusableNode, node.takesFocus else { return false }
        set(node, by: cause)
        return true
    }

    /// Removes the focus.
    package func clear() { set(nil, by: .program) }

    /// Moves the focus to the next or previous node in reading order, and from either end to the other.
    @discardableResult
    package func move(forward: Bool) -> Bool {
        let nodes = graph.focusOrder()
        guard !nodes.isEmpty else { return false }
        let current = nodes.firstIndex { $0 === focused }
        let next = current.map { ($0 + (forward ? 1 : nodes.count - 1)) % nodes.count }
        let target = nodes[next ?? (forward ? 0 : nodes.count - 1)]
        set(preferred(on: target) ?? target, by: .keyboard)
        return true
    }

    /// The preferred focus of the outermost view that the focus enters on its way to a target.
    private func preferred(on target: any FocusableNode) -> (any FocusableNode)? {
        var preferred: (any FocusableNode)?
        var ancestor = target.parent
        while let node = ancestor {
            if let node = node as? any DefaultFocusNode, focused?.isInside(node) != true,
                let wanted = node.preferredFocus, wanted.takesFocus, reaches(wanted)
            {
                preferred = wanted
            }
            ancestor = node.parent
        }
        return preferred
    }

    /// Moves the focus to the nearest node at or above the given one that takes it by a click or touch.
    package func press(on node: ViewNode) { press(along: sequence(first: node, next: \.parent)) }

    /// The same for a sequence of nodes from the inside out.
    package func press(along nodes: some Sequence<ViewNode>) {
        for case let node as any FocusableNode in nodes where node.takesFocus {
            if node.focusInteractions.contains(.edit) { set(node, by: .pointer) }
            return
        }
    }

    private func set(_ node: (any FocusableNode)?, by cause: Cause) {
        let showsRing = cause == .keyboard || cause == .host
        guard node !== focused else {
            node?.setFocused(true, showsRing: showsRing)
            return
        }
        let old = focused
        let oldBindings = bindings
        focused = node
        bindings = []
        var ancestor = node?.parent
        while let current = ancestor {
            if let binding = current as? any FocusBindingNode { bindings.append(binding) }
            ancestor = current.parent
        }
        old?.setFocused(false, showsRing: false)
        for binding in oldBindings where !bindings.contains(where: { $0 === binding }) {
            binding.focusLeft()
        }
        for binding in bindings { binding.focusEntered() }
        values.gather(around: node)
        node?.setFocused(true, showsRing: showsRing)
        if let node, cause != .pointer { bringIntoView(node) }
    }

    /// Scrolls to the focused view, unless a pointer focused it: that was there already.
    private func bringIntoView(_ node: any FocusableNode) {
        graph.scrolling.onceLaidOut(in: graph) { [weak graph, weak node] in
            guard let graph, let node, node.isAlive, graph.focus.focused === node else { return }
            graph.scrollToVisible(node)
        }
    }

    /// Called when a node's identity ends: the focus goes with it.
    func ended(_ node: any FocusableNode) {
        guard node === focused else { return }
        let bindings = bindings
        focused = nil
        self.bindings = []
        graph.afterUpdate { [weak self] in
            guard let self, self.focused == nil else { return }
            for binding in bindings { binding.focusLeft() }
            self.values.gather(around: nil)
        }
    }

    // MARK: Requests of states

    /// Whether the focus is inside a node.
    func isInside(_ binding: any FocusBindingNode) -> Bool { bindings.contains { $0 === binding } }

    /// Whether states get the focus that they ask for.
    package var answersRequests = true

    func want(_ binding: any FocusBindingNode) {
        if answersRequests { wanted = binding }
    }

    func leave(_ binding: any FocusBindingNode) {
        if isInside(binding) { isLeaving = true }
    }

    /// Checks, after the update, that a view has taken the focus for a state. May be called from any thread.
    func verify(_ claim: any FocusClaim) { unverified.withLock { $0.append(claim) } }

    /// Carries out the requests of states from the last update.
    /// - Parameter isSettled: Whether no other update follows, in which a view could still take the focus.
    func resolve(isSettled: Bool) {
        let (wanted, isLeaving) = (wanted, isLeaving)
        self.wanted = nil
        self.isLeaving = false
        if let wanted, wanted.isAlive, let target = wanted.firstFocusable() {
            set(target, by: .program)
        } else if isLeaving {
            clear()
        }
        guard isSettled else { return }
        let claims = unverified.withLock { claims in
            defer { claims = [] }
            return claims
        }
        for claim in claims where !bindings.contains(where: { $0.honours(claim) }) { claim.giveUp() }
    }

    // MARK: Confining

    /// Confines the focus to a node until `release`.
    package func confine(to node: ViewNode) {
        confines.append(node)
        if let focused, !focused.isInside(node) { clear() }
    }

    package func release(_ node: ViewNode) { confines.removeAll { $0 === node } }

    /// Whether keys and the focus reach a node: whether it is inside the topmost presentation.
    package func reaches(_ node: ViewNode) -> Bool { confines.last.map { node.isInside($0) } ?? true }
}

extension ViewNode {
    /// Whether the node is the given one or below it.
    package func isInside(_ ancestor: ViewNode) -> Bool {
        var node: ViewNode? = self
        while let current = node, current.depth >= ancestor.depth {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }

    /// The first focusable node at or below this one, in the order of views.
    func firstFocusable() -> (any FocusableNode)? {
        if let node = self as? any FocusableNode, node.takesFocus { return node }
        guard !hidesContent else { return nil }
        for child in children {
            if let found = StackGuard.run(depth: depth, { child.firstFocusable() }) { return found }
        }
        return nil
    }
}

extension ViewGraph {
    /// The focusable nodes in reading order.
    func focusOrder() -> [any FocusableNode] {
        var nodes: [any FocusableNode] = []
        visitPlacedNodes { node in
            guard let node = node as? any FocusableNode, node.takesFocus, focus.reaches(node) else { return .enter }
            if nodes.last !== node { nodes.append(node) }
            return .enter
        }
        return nodes
    }

    enum Visit { case enter, stop }

    /// Calls `body` with the owner of each element that is placed and not hidden, parents first.
    func visitPlacedNodes(_ body: (ViewNode) -> Visit) { _ = visit(layout.root, entering: { !$0.hidesContent }, body) }

    /// The same for the nodes that keyboard shortcuts reach.
    func visitNodesInReachOfShortcuts(_ body: (ViewNode) -> Visit) {
        _ = visit(layout.root, entering: \.shortcutsReachContent, body)
    }

    /// The first focusable node among the elements that a node shows, whichever node owns them.
    package func firstFocusable(shownBy node: ViewNode) -> (any FocusableNode)? {
        var first: (any FocusableNode)?
        for element in node.shownElements where first == nil {
            _ = visit(element, entering: { !$0.hidesContent }) { node in
                guard let node = node as? any FocusableNode, node.takesFocus else { return .enter }
                first = node
                return .stop
            }
        }
        return first
    }

    /// Returns false when the visit is to stop.
    private func visit(
        _ element: LayoutID, entering enters: (ViewNode) -> Bool, _ body: (ViewNode) -> Visit
    ) -> Bool {
        guard layout.isPlaced(element), let owner = layout.owner(of: element) else { return true }
        guard body(owner) == .enter else { return false }
        guard enters(owner) else { return true }
        var child = layout.firstChild(of: element)
        while child.exists {
            guard StackGuard.run(depth: owner.depth, { visit(child, entering: enters, body) }) else { return false }
            child = layout.nextSibling(of: child)
        }
        return true
    }
}

extension ViewGraph {
    /// Tracks the node that has the focus.
    package var focus: FocusSystem { service() }
}
