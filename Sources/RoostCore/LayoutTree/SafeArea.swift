import CoreGraphics

/// The safe area: the part of a window that bars and screen edges leave free.
extension LayoutTree {
    /// The distances by which the safe areas around an element reach into it, on the edges where its frame touches
    /// theirs.
    ///
    /// Leading and trailing follow the element's own direction. An edge touches within half a pixel (cases
    /// `osui-sa-*`).
    package func safeAreaInsets(touching element: LayoutID) -> EdgeInsets {
        var insets = EdgeInsets()
        let frame = frame(of: element)
        let tolerance = 0.5 / displayScale
        var (child, current) = (element, parent(of: element))
        // Along its axes, a scroll view itself keeps its content clear of the safe areas around it.
        var consumed: Axis.Set = []
        var reached = (vertical: (CGFloat(0), CGFloat(0)), horizontal: (CGFloat(0), CGFloat(0)))
        while current.exists {
            let object = layoutObject(of: current)
            if let object { consumed.formUnion(object.scrollAxes) }
            // A bar lies in its insets, which are those of the content beside it.
            if let own = object?.placedSafeAreaInsets, child == firstChild(of: current) {
                let outer = self.frame(of: current)
                let mirrored = self[current].flags.contains(.isRightToLeft)
                let (left, right) = mirrored ? (own.trailing, own.leading) : (own.leading, own.trailing)
                if frame.minY <= outer.minY + own.top + insets.top + tolerance { insets.top += own.top }
                if frame.maxY >= outer.maxY - own.bottom - insets.bottom - tolerance { insets.bottom += own.bottom }
                if frame.minX <= outer.minX + left + insets.leading + tolerance { insets.leading += left }
                if frame.maxX >= outer.maxX - right - insets.trailing - tolerance { insets.trailing += right }
            }
            (child, current) = (current, parent(of: current))
            if consumed.contains(.vertical) { (insets.top, insets.bottom) = reached.vertical }
            if consumed.contains(.horizontal) { (insets.leading, insets.trailing) = reached.horizontal }
            reached = ((insets.top, insets.bottom), (insets.leading, insets.trailing))
        }
        if isRightToLeft(element) { swap(&insets.leading, &insets.trailing) }
        return insets
    }
}

/// An element that lays its content out inside insets, which become part of the content's safe area. A bar, its second
/// child, lies in them.
final class SafeAreaObject: ModifierObject {
    override var isNeutral: Bool { false }

    enum Kind {
        /// A bar beside the content.
        case bar(Edge, spacing: CGFloat?, Alignment)
        /// Plain padding.
        case padding(EdgeInsets)
    }

    private let kind: Kind
    private var placedInsets: EdgeInsets?
    override var placedSafeAreaInsets: EdgeInsets? { placedInsets }

    init(_ kind: Kind) { self.kind = kind }

    private func insets(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> EdgeInsets {
        switch kind {
        case .padding(let insets): return insets
        case .bar(let edge, let spacing, _):
            let content = tree.firstChild(of: element)
            let bar = tree.nextSibling(of: content)
            guard bar.exists else { return EdgeInsets() }
            let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
            var barProposal = proposal
            barProposal[axis] = .nan
            let size = tree.size(bar, barProposal)
            let (first, second) = edge == .top || edge == .leading ? (bar, content) : (content, bar)
            let gap = spacing ?? tree.spacing(of: first).distance(to: tree.spacing(of: second), along: axis)
            var insets = EdgeInsets()
            insets[edge] = size[axis] + gap
            return insets
        }
    }

    override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        let insets = insets(for: proposal, of: element, in: tree)
        let inner = tree.size(tree.firstChild(of: element), proposal.inset(by: insets))
        return CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    }

    override func pushPlacements(size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree) {
        let insets = insets(for: proposal, of: element, in: tree)
        placedInsets = insets
        let content = tree.firstChild(of: element)
        tree.push(content, x: insets.leading, y: insets.top, proposal.inset(by: insets))
        guard case .bar(let edge, _, let alignment) = kind else { return }
        let bar = tree.nextSibling(of: content)
        guard bar.exists else { return }
        let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        // A bar is not wider than the room, although the content may be.
        let cross: Axis = axis == .vertical ? .horizontal : .vertical
        var barProposal = Proposal(size)
        if proposal[cross] < barProposal[cross] { barProposal[cross] = proposal[cross] }
        barProposal[axis] = .nan
        let barSize = tree.size(bar, barProposal)
        let free = CGSize(width: size.width - barSize.width, height: size.height - barSize.height)
        func share(_ key: AlignmentKey) -> Double {
            key == .leading || key == .top ? 0 : key == .trailing || key == .bottom ? 1 : 0.5
        }
        tree.push(
            bar,
            x: edge == .leading ? 0 : edge == .trailing ? free.width : free.width * share(alignment.horizontal.key),
            y: edge == .top ? 0 : edge == .bottom ? free.height : free.height * share(alignment.vertical.key),
            barProposal)
    }

    override func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) -> Double? {
        let insets = insets(for: proposal, of: element, in: tree)
        let content = tree.firstChild(of: element)
        let inner = proposal.inset(by: insets)
        return tree.explicitGuide(key, of: content, size: tree.size(content, inner), proposal: inner)
            .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
    }
}

/// An element that extends into the safe areas that its frame touches.
final class SafeAreaIgnoringObject: ModifierObject {
    override var isNeutral: Bool { false }

    private let edges: Edge.Set

    init(edges: Edge.Set) { self.edges = edges }

    override func pushPlacements(size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree) {
        let touching = tree.safeAreaInsets(touching: element)
        var insets = EdgeInsets()
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { insets[edge] = touching[edge] }
        let child = tree.firstChild(of: element)
        guard insets != EdgeInsets() else { return tree.push(child, x: 0, y: 0, proposal) }
        let larger = Proposal(width: size.width + insets.horizontal, height: size.height + insets.vertical)
        let inner = tree.size(child, larger)
        tree.push(
            child, x: -insets.leading + (larger.width - inner.width) / 2,
            y: -insets.top + (larger.height - inner.height) / 2, larger)
    }
}
