import CoreGraphics

/// Shows the first of several views whose ideal size fits the proposal, else the last one.
nonisolated public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never
    let axes: Axis.Set
    let content: Content

    /// The views to try, the preferred one first.
    /// - Parameter axes: The axes on which a view must fit; the others are ignored.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ViewThatFitsNode(view, inputs)
    }
}

private final class ViewThatFitsNode<Content: View>: ContentNode<ViewThatFits<Content>, Content> {
    override init(_ view: ViewThatFits<Content>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        element = graph.layout.add(FittingObject(axes: view.axes), owner: self)
        start(view.content)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        graph.layout.setObject(FittingObject(axes: view.axes), of: element)
        updateContent(view.content, environmentChanged: environmentChanged)
    }

    override package func paint(_ element: LayoutID, _ context: inout PaintContext) {
        guard let object = graph.layout.layoutObject(of: element) as? FittingObject else { return }
        let chosen = object.choice(
            for: Proposal(graph.layout.placedProposal(of: element)), of: element, in: graph.layout)
        if chosen.exists { context.paint(chosen) }
    }
}

private final class FittingObject: LayoutObject {
    private let axes: Axis.Set

    init(axes: Axis.Set) { self.axes = axes }

    /// The first child whose ideal size fits; the last one is not asked.
    func choice(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> LayoutID {
        var child = tree.firstChild(of: element)
        while child.exists {
            let next = tree.nextSibling(of: child)
            if !next.exists { return child }
            let ideal = tree.size(
                child,
                Proposal(
                    width: axes.contains(.horizontal) ? .nan : proposal.width,
                    height: axes.contains(.vertical) ? .nan : proposal.height))
            let fitsWidth = !axes.contains(.horizontal) || proposal.width.isNaN || ideal.width <= proposal.width
            let fitsHeight = !axes.contains(.vertical) || proposal.height.isNaN || ideal.height <= proposal.height
            if fitsWidth && fitsHeight { return child }
            child = next
        }
        return .none
    }

    override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        let choice = choice(for: proposal, of: element, in: tree)
        return choice.exists ? tree.size(choice, proposal) : .zero
    }

    override func pushPlacements(size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree) {
        tree.hideChildren(of: element)
        let choice = choice(for: proposal, of: element, in: tree)
        tree.push(choice, x: 0, y: 0, proposal)
    }

    override func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) -> Double? {
        let choice = choice(for: proposal, of: element, in: tree)
        return choice.exists ? tree.explicitGuide(key, of: choice, size: size, proposal: proposal) : nil
    }

    override func spacing(of element: LayoutID, in tree: LayoutTree) -> ViewSpacing {
        let first = tree.firstChild(of: element)
        return first.exists ? tree.spacing(of: first) : .zero
    }
}
