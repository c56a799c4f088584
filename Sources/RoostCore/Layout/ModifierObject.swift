import CoreGraphics

/// A modifier's element with the same layout as its only child, except for what a subclass overrides.
package class ModifierObject: LayoutObject {
    override package var isModifier: Bool { true }
    override package var isNeutral: Bool { true }

    override package func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        tree.size(tree.firstChild(of: element), proposal)
    }

    override package func pushPlacements(
        size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) {
        tree.push(tree.firstChild(of: element), x: 0, y: 0, proposal)
    }

    override package func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) -> Double? {
        tree.explicitGuide(key, of: tree.firstChild(of: element), size: size, proposal: proposal)
    }

    override package func spacing(of element: LayoutID, in tree: LayoutTree) -> ViewSpacing {
        tree.spacing(of: tree.firstChild(of: element))
    }
}
