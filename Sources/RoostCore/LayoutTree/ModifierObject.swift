import CoreGraphics

/// A modifier's element with the same layout as its only child, except for what a subclass overrides.
@_spi(Engine) open class ModifierObject: LayoutObject {
    override package var isModifier: Bool { true }
    override package var isNeutral: Bool { true }

    @_spi(Engine) open override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        tree.size(tree.firstChild(of: element), proposal)
    }

    @_spi(Engine) open override func pushPlacements(
        size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) {
        tree.push(tree.firstChild(of: element), x: 0, y: 0, proposal)
    }

    @_spi(Engine) open override func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) -> Double? {
        tree.explicitGuide(key, of: tree.firstChild(of: element), size: size, proposal: proposal)
    }

    @_spi(Engine) open override func spacing(of element: LayoutID, in tree: LayoutTree) -> ViewSpacing {
        tree.spacing(of: tree.firstChild(of: element))
    }
}
