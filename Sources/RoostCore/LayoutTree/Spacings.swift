import CoreGraphics

/// The spacing that each kind of element prefers (Rules.md, Spacing).
extension LayoutTree {
    package func spacing(of id: LayoutID) -> ViewSpacing {
        // Remembered because containers ask every child: otherwise the cost would double with every level.
        let remembers = self[id].childCount > 1
        if remembers, let known = spacingCache[id] { return known }
        spacingDepth += 1
        let spacing = StackGuard.run(depth: spacingDepth) { findSpacing(of: id) }
        spacingDepth -= 1
        if remembers { spacingCache[id] = spacing }
        return spacing
    }

    private func findSpacing(of id: LayoutID) -> ViewSpacing {
        let child = self[id].firstChild
        // A copy: the calls below may add elements, which moves the records.
        let rule = self[id].rule
        switch rule {
        case .fixed, .flexible, .square, .divider:
            return ViewSpacing()
        case .spacer:
            return spacerSpacing(around: stackAxis(around: id))
        case .passthrough, .offset, .position, .aspectRatio, .fixedSize, .layered:
            return child.exists ? spacing(of: child) : ViewSpacing()
        case .flexibleFrame(let frame):
            guard child.exists else { return ViewSpacing() }
            var spacing = spacing(of: child)
            if isSpacer(child) { return spacing }
            if frame.limitsWidth { spacing.reset(.horizontal) }
            if frame.limitsHeight { spacing.reset(.vertical) }
            return spacing
        case .frame(let width, let height, _):
            var spacing = spacing(of: child)
            if isSpacer(child) { return spacing }
            if !width.isNaN { spacing.reset(.horizontal) }
            if !height.isNaN { spacing.reset(.vertical) }
            return spacing
        case .padding(let insets):
            var spacing = spacing(of: child)
            if insets.top != 0 { spacing.reset(.top) }
            if insets.leading != 0 { spacing.reset(.leading) }
            if insets.bottom != 0 { spacing.reset(.bottom) }
            if insets.trailing != 0 { spacing.reset(.trailing) }
            return spacing
        case .stack(let axis, _, _):
            return stackSpacing(axis, children(of: id)[...])
        case .zstack:
            return mergedSpacing(children(of: id)[...])
        case .object(let slot):
            return object(slot).spacing(of: id, in: self)
        }
    }

    /// A spacer's spacing: zero along the stack around it and no preference across it; zero everywhere outside of
    /// stacks (cases stk3-K3h, stk3-K3g).
    private func spacerSpacing(around axis: Axis?) -> ViewSpacing {
        var spacing = ViewSpacing.zero
        if axis == .horizontal { spacing.forget(.vertical) }
        if axis == .vertical { spacing.forget(.horizontal) }
        return spacing
    }

    /// Whether an element is a spacer, looking through elements with their child's layout: frames keep its zero spacing
    /// (case `stk-K3`).
    private func isSpacer(_ id: LayoutID) -> Bool {
        switch self[id].rule {
        case .spacer: true
        case .passthrough, .offset, .layered: self[id].firstChild.exists && isSpacer(self[id].firstChild)
        case .object(let slot): object(slot).isNeutral && isSpacer(self[id].firstChild)
        default: false
        }
    }

    /// A stack's spacing: the first child's at the start, the last one's at the end, the union of all children's at the
    /// sides.
    func stackSpacing(_ axis: Axis, _ children: ContiguousArray<LayoutID>.SubSequence) -> ViewSpacing {
        guard !children.isEmpty else { return .zero }
        let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        var spacing = ViewSpacing.none
        for (index, child) in zip(children.indices, children) {
            var edges = sides
            if index == children.startIndex { edges.formUnion(start) }
            if index == children.endIndex - 1 { edges.formUnion(end) }
            spacing.formUnion(self.spacing(of: child), edges: edges)
        }
        return spacing
    }

    func mergedSpacing(_ children: ContiguousArray<LayoutID>.SubSequence) -> ViewSpacing {
        var spacing = ViewSpacing.none
        for child in children { spacing.formUnion(self.spacing(of: child)) }
        return spacing
    }
}
