import CoreGraphics

/// The nodes that come and go in a graph.
///
/// A structural node (an `if`, a `ForEach`, `.id`) keeps a child that ends under an animation: the child's elements
/// leave layout, are drawn at their old place until their transition is over, and then the child ends. If the structure
/// wants the child back meanwhile, it returns with its state (case `lc-T4`). A child that is new under an animation is
/// in layout at once, and drawn through its transition.
final class TransitionStage: GraphService {
    /// A child on its way out.
    fileprivate struct Leaving {
        let node: ViewNode
        let key: AnyHashable
        var elements: ContiguousArray<LayoutID>
        /// The number of elements whose transition still runs.
        var count: Int
    }

    fileprivate var leaving: [NodeID: [Leaving]] = [:]
    fileprivate var entering: [(child: ViewNode, structure: ViewNode, transaction: Transaction)] = []
    /// The hosts that draw the elements that come or go.
    fileprivate(set) var hosts: [LayoutID: TransitionHost] = [:]

    init(graph: ViewGraph) {}

    var isEmpty: Bool {
        @inline(__always) get { leaving.isEmpty && entering.isEmpty && hosts.isEmpty }
    }
}

extension ViewNode {
    /// Ends a child that the structure no longer has: at once, or after its transition if the change is animated.
    final func leave(_ child: ViewNode, key: @autoclosure () -> AnyHashable) {
        guard graph.movement != nil, child.isAlive, graph.beginLeaving(child, of: self, key: key()) else {
            return end(child)
        }
    }

    /// Takes back the child of this key if it is on its way out; its transition turns round.
    final func returning<V>(_ key: @autoclosure () -> AnyHashable, as type: V.Type) -> _ViewNodeOf<V>? {
        guard hasHadLeavingChildren else { return nil }
        return graph.takeBack(key(), of: self) as? _ViewNodeOf<V>
    }

    /// Returns the structure's child for a key: one on its way out, whose transition turns round, or else a new one,
    /// which comes by its transition if the change is animated.
    final func arriving<V: View>(_ view: V, key: @autoclosure () -> AnyHashable) -> _ViewNodeOf<V> {
        if let back = returning(key(), as: V.self) {
            back.update(view, environment)
            return back
        }
        let child = makeChild(view)
        enter(child)
        return child
    }

    /// Registers a new child for its transition.
    final func enter(_ child: ViewNode) {
        guard graph.movement != nil else { return }
        graph.transitions.entering.append((child, self, graph.transaction))
    }

    /// The elements of a child of this structure that layout already has; makes none. In a list these are the rows put
    /// around them.
    fileprivate final func madeElements(of child: ViewNode) -> ContiguousArray<LayoutID> {
        var elements = ContiguousArray<LayoutID>()
        guard makesElementsLazily else {
            child.appendElements(to: &elements)
            return elements
        }
        var list = LazyElementList()
        child.appendLazyElements(to: &list)
        for entry in list.segments.lazy.flatMap(\.entries) {
            switch entry {
            case .element(let element): elements.append(element)
            case .source(let source): elements += source.madeElements
            }
        }
        guard let decorator = rowDecorator else { return elements }
        return ContiguousArray(elements.map { decorator.decoration(of: $0) ?? $0 })
    }
}

extension ViewGraph {
    fileprivate var transitions: TransitionStage { service() }

    // MARK: Going

    fileprivate func beginLeaving(_ child: ViewNode, of structure: ViewNode, key: AnyHashable) -> Bool {
        var elements = structure.madeElements(of: child)
        elements.removeAll { !layout.isPlaced($0) || !layout.isShown($0) }
        guard !elements.isEmpty else { return false }
        structure.hasHadLeavingChildren = true
        transitions.leaving[structure.id, default: []].append(
            TransitionStage.Leaving(node: child, key: key, elements: elements, count: elements.count))
        for element in elements {
            let transition = transition(of: element, in: structure.environment)
            layout.detach(element)
            let host = host(of: element) ?? makeHost(transition, element, .identity, below: structure)
            host.go(to: .didDisappear) { [weak self] in self?.endLeaving(element, child, of: structure.id) }
        }
        return true
    }

    private func endLeaving(_ element: LayoutID, _ child: ViewNode, of structure: NodeID) {
        guard let index = transitions.leaving[structure]?.firstIndex(where: { $0.node === child }) else { return }
        transitions.leaving[structure]![index].count -= 1
        guard transitions.leaving[structure]![index].count == 0 else { return }
        let gone = transitions.leaving[structure]!.remove(at: index)
        if transitions.leaving[structure]!.isEmpty { transitions.leaving[structure] = nil }
        finish(gone)
    }

    private func finish(_ gone: TransitionStage.Leaving) {
        for element in gone.elements {
            removeHost(of: element)
            layout.endDetached(element)
        }
        gone.node.parent?.elementsChanged()
        gone.node.parent?.end(gone.node)
    }

    /// Ends the children on their way out of a structure that ends itself.
    func endLeaving(of structure: ViewNode) {
        guard let transitions = knownService(TransitionStage.self), !transitions.isEmpty else { return }
        for gone in transitions.leaving.removeValue(forKey: structure.id) ?? [] { finish(gone) }
    }

    /// Whether a node, or one around it, is on its way out.
    func isLeaving(_ node: ViewNode) -> Bool {
        guard let transitions = knownService(TransitionStage.self), !transitions.leaving.isEmpty else { return false }
        var node = node
        while let parent = node.parent {
            if transitions.leaving[parent.id]?.contains(where: { $0.node === node }) == true { return true }
            node = parent
        }
        return false
    }

    fileprivate func takeBack(_ key: AnyHashable, of structure: ViewNode) -> ViewNode? {
        guard let index = transitions.leaving[structure.id]?.firstIndex(where: { $0.key == key }) else { return nil }
        let back = transitions.leaving[structure.id]!.remove(at: index)
        if transitions.leaving[structure.id]!.isEmpty { transitions.leaving[structure.id] = nil }
        for element in back.elements {
            layout.endDetached(element)
            guard let host = host(of: element) else { continue }
            host.go(to: .identity) { [weak self] in self?.removeHost(of: element) }
        }
        return back.node
    }

    /// Ends at once all children on their way out, when the graph ends.
    func endTransitions() {
        guard let transitions = knownService(TransitionStage.self) else { return }
        for gone in transitions.leaving.values.joined() { finish(gone) }
        transitions.leaving = [:]
        for element in Array(transitions.hosts.keys) { removeHost(of: element) }
    }

    // MARK: Coming

    /// Starts the transitions of new children, once the containers know them: in lazy ones once they have placed them.
    func beginEntering(afterLayout: Bool) {
        guard let transitions = knownService(TransitionStage.self), !transitions.entering.isEmpty else { return }
        let entering = transitions.entering
        transitions.entering = afterLayout ? [] : entering.filter { $0.structure.makesElementsLazily }
        for (child, structure, transaction) in entering
        where child.isAlive && (afterLayout || !structure.makesElementsLazily) {
            let outer = self.transaction
            self.transaction = transaction
            for element in structure.madeElements(of: child) where host(of: element) == nil {
                let transition = transition(of: element, in: structure.environment)
                let host = makeHost(transition, element, .willAppear, below: structure)
                host.go(to: .identity) { [weak self] in self?.removeHost(of: element) }
            }
            self.transaction = outer
        }
    }

    // MARK: Hosts

    /// The host that draws an element that comes or goes.
    private func host(of element: LayoutID) -> TransitionHost? {
        layout.isHosted(element) ? transitions.hosts[element] : nil
    }

    /// The transition declared for an element, on it or on a wrapper of it; a fade without one.
    private func transition(of element: LayoutID, in environment: EnvironmentValues) -> AnyTransition {
        var outermost = element
        while layout.parent(of: outermost).exists,
            layout.owner(of: layout.parent(of: outermost))?.wrapsContent == true
        {
            outermost = layout.parent(of: outermost)
        }
        let written = layout.traits(of: outermost).passing[TransitionTraitKey.self]
        let transition = written ?? layout.traits(of: element).passing[TransitionTraitKey.self] ?? .opacity
        return transition.hasMotion && environment.accessibilityReduceMotion ? .opacity : transition
    }

    private func makeHost(
        _ transition: AnyTransition, _ element: LayoutID, _ phase: TransitionPhase, below structure: ViewNode
    ) -> TransitionHost {
        let host = TransitionHost(transition, around: element, in: phase, below: structure)
        transitions.hosts[element] = host
        return host
    }

    private func removeHost(of element: LayoutID) {
        guard let host = transitions.hosts.removeValue(forKey: element) else { return }
        layout.endHost(of: element)
        host.remove()
    }

    /// Lays out the hosts of elements that come and go; forgets those whose elements have ended otherwise.
    func layOutTransitions() {
        beginEntering(afterLayout: true)
        guard let transitions = knownService(TransitionStage.self), !transitions.hosts.isEmpty else { return }
        layout.placeDetached()
        for (element, host) in transitions.hosts {
            if layout.isHosted(element) { host.layOut() } else { removeHost(of: element) }
        }
    }
}
