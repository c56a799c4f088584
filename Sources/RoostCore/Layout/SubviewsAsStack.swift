import CoreGraphics

/// The built-in layouts applied to any subviews, for calls from other layouts.
extension LayoutSubviews {

    func stackSize(_ axis: Axis, spacing: CGFloat?, _ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGSize {
        let solution = tree.solveStack(ids, axis, spacing: spacing ?? .nan, key, Proposal(proposal))
        tree.forget(solution)
        return CGSize(main: solution.extent.length, cross: solution.extent.breadth, axis: axis)
    }

    func placeAsStack(
        _ axis: Axis, spacing: CGFloat?, _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize
    ) {
        var proposal = Proposal(proposal)
        if proposal[axis.other].isNaN { proposal[axis.other] = bounds.size[axis.other] }
        let solution = tree.solveStack(ids, axis, spacing: spacing ?? .nan, key, proposal)
        let first = tree.placements.count
        tree.pushStackPlacements(solution, axis, at: bounds.origin)
        tree.forget(solution)
        for index in first..<tree.placements.count {
            let placement = tree.placements[index]
            tree.recordPlacement(
                of: placement.id, at: CGPoint(x: placement.x, y: placement.y), anchor: .topLeading,
                proposal: placement.proposal)
        }
        tree.placements.truncate(to: first)
    }

    func stackSpacing(_ axis: Axis) -> ViewSpacing { tree.stackSpacing(axis, ids) }

    func alignedBox(_ alignment: Alignment, _ proposal: ProposedViewSize) -> LayoutTree.AlignedBox {
        var box = LayoutTree.AlignedBox()
        let highest = map(\.priority).max() ?? 0
        for subview in self where subview.priority == highest {
            tree.extend(&box, by: subview.id, alignment, Proposal(proposal))
        }
        return box
    }
}
