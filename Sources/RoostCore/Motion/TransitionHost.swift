import CoreGraphics

/// Draws an element that comes or goes: the result of the transition's body, laid out for the element's own size and
/// apart from the element, which keeps its own place in layout.
///
/// It is `package` only because `ViewNode.init` is: the compiler synthesises an override of that in a subclass of lower
/// visibility, and then warns that it calls itself.
package final class TransitionHost: ViewNode {
    /// The element that comes or goes.
    let hosted: LayoutID
    private let transition: AnyTransition
    private let slot: HostedSlot
    private var content: _ViewNodeOf<AnyView>!
    /// The drawn element; none if the transition's body makes nothing.
    private(set) var element = LayoutID.none
    private(set) var phase: TransitionPhase
    /// Counts the changes of phase: only the end of the last one is the end.
    private(set) var turn = 0

    init(_ transition: AnyTransition, around hosted: LayoutID, in phase: TransitionPhase, below parent: ViewNode) {
        self.hosted = hosted
        self.transition = transition
        self.phase = phase
        slot = HostedSlot(hosted)
        super.init(_NodeInputs(graph: parent.graph, parent: parent, environment: parent.environment.borrowed))
        content = makeChild(view(in: phase))
        link()
    }

    private func view(in phase: TransitionPhase) -> AnyView { transition.body(AnyView(HostedView(slot: slot)), phase) }

    private func link() {
        let list = graph.layout.collect { content.appendElements(to: &$0) }
        element = list.first ?? .none
        graph.layout.setHost(element, of: hosted)
    }

    override package func elementsChanged() { link() }

    /// Goes to a phase with the graph's transaction, then runs an action once that movement has ended.
    func go(to phase: TransitionPhase, then done: @escaping () -> Void) {
        self.phase = phase
        turn += 1
        let turn = turn
        let outer = graph.transaction
        var transaction = outer
        transaction.addAnimationCompletion(criteria: .removed) { [weak self] in
            guard let self, self.isAlive, self.turn == turn else { return }
            self.graph.afterUpdate(done)
        }
        transaction.completions.hold()
        graph.transaction = transaction
        content.update(view(in: phase), environment)
        graph.transaction = outer
        transaction.completions.release()
    }

    /// Lays out the drawn element for the hosted element's size.
    func layOut() {
        guard element.exists else { return }
        let tree = graph.layout
        let size = tree.localFrame(of: hosted).size
        if slot.size != size {
            slot.size = size
            if slot.leaf.exists { tree.invalidate(slot.leaf) }
        }
        tree.placeAlone(element, proposal: ProposedViewSize(size))
    }

    override package var children: NodeList { NodeList(content) }
}

/// The content of a transition's body, for layout: as large as the element that comes or goes.
final class HostedSlot {
    let hosted: LayoutID
    var size = CGSize.zero
    /// The placeholder of the hosted element.
    var leaf = LayoutID.none

    init(_ hosted: LayoutID) { self.hosted = hosted }
}

/// The placeholder view of an element that comes or goes.
nonisolated struct HostedView: LeafView {
    typealias Body = Never
    let slot: HostedSlot

    func makeObject(in environment: EnvironmentValues) -> LayoutObject? { HostedObject(slot) }

    func drawsEachFrame(in environment: EnvironmentValues) -> Bool { true }

    func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        context.paintHosted(slot.hosted)
    }
}

private final class HostedObject: LayoutObject {
    private let slot: HostedSlot

    init(_ slot: HostedSlot) { self.slot = slot }

    override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        slot.leaf = element
        return slot.size
    }
}
