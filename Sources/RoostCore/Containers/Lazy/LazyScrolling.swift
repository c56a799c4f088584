import CoreGraphics

extension ScrollController {
    /// The visible part of a container along an axis, including the part that bars cover.
    func visibleRange(
        of container: LayoutID, _ size: CGSize, along axis: Axis, in tree: LayoutTree
    ) -> ClosedRange<Double> {
        let origin = tree.absoluteOrigin(of: container)
        let viewport = viewport(of: tree.localFrame(of: element).size)
        let outer = tree.absoluteOrigin(of: element)
        var start = Double(axis == .vertical ? outer.y + viewport.minY - origin.y : outer.x + viewport.minX - origin.x)
        let length = Double(viewport.size[axis])
        if axis == .horizontal, tree.isRightToLeft(container) { start = size.width - start - length }
        guard start.isFinite, length.isFinite else { return -.greatestFiniteMagnitude ... .greatestFiniteMagnitude }
        return start...max(start, start + length)
    }
}

extension ScrollController {
    /// The part of a visible range that no bar covers.
    func free(_ range: ClosedRange<Double>, along axis: Axis) -> ClosedRange<Double> {
        let (start, end) =
            axis == .vertical ? (overhang.top, overhang.bottom) : (overhang.leading, overhang.trailing)
        let first = range.lowerBound + Double(start)
        return first...max(first, range.upperBound - Double(end))
    }
}

extension LayoutTree {
    /// Marks an element that its container no longer places as not shown.
    func unplace(_ id: LayoutID) {
        self[id].flags.remove(.isPlaced)
        markDrawing(of: id)
    }

    /// Invalidates an element and its ancestors up to a scroll view whose own size does not depend on its content's:
    /// everything above is only placed again.
    func invalidate(_ id: LayoutID, scrolledAlong axis: Axis) {
        var scrollView = scrollController(around: id, along: axis)?.element
        while let known = scrollView, (layoutObject(of: known) as? ScrollObject)?.followsContent == true {
            scrollView = scrollController(around: known, along: axis)?.element
        }
        guard let scrollView else { return invalidate(id) }
        resolveContent(of: firstChild(of: scrollView)) { invalidate(id) }
        requestPlacement(of: scrollView)
    }
}
