import CoreGraphics

/// An element that a custom `Layout` sizes and places.
final class CustomLayoutObject<L: Layout>: LayoutObject {
    let layout: L
    private var cache: L.Cache?
    private var isCacheStale = false
    private var children: ContiguousArray<LayoutID>?

    init(_ layout: L) { self.layout = layout }

    override func invalidate() {
        isCacheStale = true
        children = nil
    }

    private func subviews(of element: LayoutID, in tree: LayoutTree) -> LayoutSubviews {
        let ids = children ?? tree.children(of: element)
        children = ids
        return LayoutSubviews(
            tree: tree, ids: ids[...],
            layoutDirection: tree[element].flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight)
    }

    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        var current = cache ?? layout.makeCache(subviews: subviews)
        if cache != nil && isCacheStale { layout.updateCache(&current, subviews: subviews) }
        isCacheStale = false
        let result = body(&current)
        cache = current
        return result
    }

    override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        let subviews = subviews(of: element, in: tree)
        return withCache(subviews) {
            layout.sizeThatFits(proposal: proposal.proposedViewSize, subviews: subviews, cache: &$0)
        }
    }

    override func pushPlacements(size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree) {
        let subviews = subviews(of: element, in: tree)
        let first = tree.beginPlacements(of: subviews.ids)
        withCache(subviews) {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal.proposedViewSize, subviews: subviews,
                cache: &$0)
        }
        tree.endPlacements(from: first, of: subviews.ids, in: size, proposal)
    }

    override func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) -> Double? {
        let first = tree.placements.count
        pushPlacements(size: size, proposal: proposal, of: element, in: tree)
        let outer = tree.mergeStart
        tree.mergeStart = first
        defer {
            tree.mergeStart = outer
            tree.placements.truncate(to: first)
        }
        let subviews = subviews(of: element, in: tree)
        let bounds = CGRect(origin: .zero, size: size)
        return withCache(subviews) { cache in
            let value =
                key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal.proposedViewSize,
                    subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal.proposedViewSize,
                    subviews: subviews, cache: &cache)
            return value.map { Double($0) }
        }
    }

    override func spacing(of element: LayoutID, in tree: LayoutTree) -> ViewSpacing {
        let subviews = subviews(of: element, in: tree)
        return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override var stackAxis: Axis? { L.layoutProperties.stackOrientation }
}
