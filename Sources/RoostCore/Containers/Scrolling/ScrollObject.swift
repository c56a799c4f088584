import CoreGraphics

/// A scroll view in the layout tree: one child, the content.
///
/// 1. The content is proposed its ideal length along the axes, and the breadth inside the margins across them.
/// 2. The scroll view fills its proposal along the axes and is as broad as its content across them (Rules.md, Scroll
///    views).
/// 3. It extends under the bars and edges that its frame touches. Along the axes these become insets of the content,
///    which scrolls under them (case `web-sa2`).
/// 4. Content smaller than the window lies at the start, or in the centre of a scroll view with two axes, or where
///    `defaultScrollAnchor(_:for: .alignment)` puts it.
package final class ScrollObject: LayoutObject {
    override var dependsOnWindowSize: Bool { true }

    package let axes: Axis.Set
    package let controller: ScrollController
    /// Whether a remembered size along the axes is the content's.
    private(set) var followsContent = false

    init(axes: Axis.Set, controller: ScrollController) {
        self.axes = axes
        self.controller = controller
    }

    private var margins: EdgeInsets { controller.environment.contentMargins.content.insets }

    private func contentProposal(_ proposal: Proposal, _ margins: EdgeInsets) -> Proposal {
        proposal.inset(by: margins)
            .freed(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    }

    override package func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        let margins = margins
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) && proposal[axis].isNaN { followsContent = true }
        controller.room.set(proposal, around: tree.firstChild(of: element), in: tree)
        let content = tree.size(tree.firstChild(of: element), contentProposal(proposal, margins))
        return CGSize(
            width: axes.contains(.horizontal) && !proposal.width.isNaN
                ? max(0, proposal.width) : content.width + margins.leading + margins.trailing,
            height: axes.contains(.vertical) && !proposal.height.isNaN
                ? max(0, proposal.height) : content.height + margins.top + margins.bottom)
    }

    override package func invalidate() { followsContent = false }

    override package func pushPlacements(
        size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) {
        let margins = margins
        controller.room.set(proposal, around: tree.firstChild(of: element), in: tree)
        var offer = contentProposal(proposal, margins)
        if !axes.contains(.horizontal) { offer.width = max(0, size.width - margins.leading - margins.trailing) }
        if !axes.contains(.vertical) { offer.height = max(0, size.height - margins.top - margins.bottom) }
        let content = tree.firstChild(of: element)
        let inner = tree.size(content, offer)
        let overhang = tree.safeAreaInsets(touching: element)
        var insets = margins
        for edge in Edge.allCases {
            let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
            if axes.contains(Axis.Set(axis)) { insets[edge] += overhang[edge] }
        }
        insets.top += controller.refresh?.inset ?? 0
        // The part that a bar has given up still counts as an inset, so that the content's rest position stays the
        // same.
        let hasBar = axes.contains(.vertical) && overhang.top > 0
        var collapsible: CGFloat = 0
        for observer in controller.environment.scrollObservers where hasBar {
            insets.top += observer.givenWay
            collapsible += observer.mayGiveWay
        }
        let container = controller.container(of: size, overhang: overhang, axes: axes)
        controller.layOut(
            axes: axes, contentSize: inner, insets: insets, collapsible: collapsible, containerSize: container,
            overhang: overhang)
        func place(_ axis: Axis) -> Double {
            let start = axis == .horizontal ? insets.leading : insets.top
            let end = axis == .horizontal ? insets.trailing : insets.bottom
            let room = container[axis] - Double(start) - Double(end) - inner[axis]
            let free = room.isFinite ? room : 0
            guard axes.contains(Axis.Set(axis)) else { return Double(start) + free / 2 }
            var share = axes == [.horizontal, .vertical] ? 0.5 : 0
            if let anchor = controller.environment.scrollAnchors.alignment {
                share = Double(axis == .horizontal ? anchor.x : anchor.y)
            }
            let under = axis == .horizontal ? overhang.leading : overhang.top
            return max(0, free) * share - Double(under) - controller.offset[axis]
        }
        tree.push(content, x: place(.horizontal), y: place(.vertical), offer)
    }

    override package var clipsChildren: Bool { true }

    override var scrollAxes: Axis.Set { axes }

    override var scrollCorrection: CGPoint { controller.correction }

    /// The content is clipped, and so does not count.
    override func reach(of size: CGSize) -> CGRect? {
        controller.environment.isScrollClipDisabled ? .infinite : controller.viewport(of: size)
    }
}

extension ScrollController {
    /// The size of the window onto the content, including the parts under bars along the axes.
    func container(of size: CGSize, overhang: EdgeInsets, axes: Axis.Set) -> CGSize {
        CGSize(
            width: size.width + (axes.contains(.horizontal) ? overhang.leading + overhang.trailing : 0),
            height: size.height + (axes.contains(.vertical) ? overhang.top + overhang.bottom : 0))
    }
}

extension LayoutTree {
    /// An element's frame; for a scroll view, its window onto the content, which extends under bars.
    package func windowFrame(of element: LayoutID) -> CGRect {
        let frame = frame(of: element)
        guard let scroll = layoutObject(of: element) as? ScrollObject else { return frame }
        return scroll.controller.viewport(of: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
    }
}
