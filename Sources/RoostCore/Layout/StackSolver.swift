import CoreGraphics

/// A child of a stack while the stack is solved.
struct StackItem {
    var id: LayoutID
    var priority: Double
    /// The child's length at a proposal of 0.
    var minLength: Double
    /// Its length at infinity less `minLength`.
    var flexibility: Double
    var gapBefore: Double
    var size: CGSize
    var offer: Proposal
    /// From the child's start to its guide across the stack.
    var guide = 0.0

    /// From the guide to the child's end.
    func afterGuide(_ axis: Axis) -> Double {
        let breadth = size[axis.other]
        return breadth == .infinity ? .infinity : breadth - guide
    }
}

/// The stacks' algorithm (FACTS 1.3):
///
/// 1. Subtract the gaps from the proposed length. A nil or infinite length is proposed to every child unchanged.
/// 2. Probe each child at infinity and at 0; the difference is its flexibility.
/// 3. Serve the priorities from high to low, reserving the length-0 answers of all lower ones.
/// 4. Inside a priority serve the least flexible first (a tie: the one with the larger length-0 answer, then source
///    order) and offer each an equal share of what is left.
/// 5. The stack is as long as its children and gaps, and as broad as the children once their guides line up.
extension LayoutTree {
    /// A stack's answer to a proposal, and where its guide lies across it.
    struct StackExtent {
        var length = 0.0
        /// The largest distance from a child's start to its guide, and from there to its end.
        var beforeGuide = 0.0
        var afterGuide = 0.0

        var breadth: Double { beforeGuide + afterGuide }
    }

    func stackSize(
        _ id: LayoutID, _ axis: Axis, spacing: Double, _ key: AlignmentKey, _ proposal: Proposal
    ) -> CGSize {
        let extent: StackExtent
        if let known = stackMemory(of: id)?.solution(for: proposal, axis, spacing: spacing, key, in: self) {
            extent = known.extent
        } else {
            let first = stackItems.count
            extent = solveStack(id, axis, spacing: spacing, key, proposal)
            stackItems.truncate(to: first)
        }
        return CGSize(main: extent.length, cross: extent.breadth, axis: axis)
    }

    /// Pushes where the children of the stack `id` go.
    func pushStackPlacements(
        of id: LayoutID, _ axis: Axis, spacing: Double, _ key: AlignmentKey, _ proposal: Proposal, skipsUnchanged: Bool
    ) {
        let first = stackItems.count
        let memory = stackMemory(of: id)
        if let memory, let known = memory.solution(for: proposal, axis, spacing: spacing, key, in: self) {
            if skipsUnchanged, let changed = memory.childrenToPlace(proposal, known.extent),
                !self[id].flags.contains(.isRightToLeft)
            {
                for child in changed {
                    let origin = self[child].origin
                    pushStackPlacement(
                        known.items[Int(self[child].place)], axis,
                        position: axis == .horizontal ? origin.x : origin.y, known.extent, crossOrigin: 0)
                }
                return
            }
            for item in known.items { stackItems.push(item) }
            pushStackPlacements(from: first, axis, known.extent, at: .zero)
        } else {
            let extent = solveStack(id, axis, spacing: spacing, key, proposal)
            if skipsUnchanged { _ = memory?.childrenToPlace(proposal, extent) }
            pushStackPlacements(from: first, axis, extent, at: .zero)
        }
        stackItems.truncate(to: first)
    }

    /// Solves the stack `id`, leaving an item for each child on `stackItems`.
    private func solveStack(
        _ id: LayoutID, _ axis: Axis, spacing: Double, _ key: AlignmentKey, _ proposal: Proposal
    ) -> StackExtent {
        let first = stackItems.count
        if spacing.isNaN { findGaps(of: id, axis) }
        var child = self[id].firstChild
        while child.exists {
            let gap = child == self[id].firstChild ? 0 : spacing.isNaN ? self[child].gapBefore : spacing
            pushStackItem(child, gapBefore: gap)
            child = self[child].nextSibling
        }
        let extent = solveStackItems(from: first, axis, key, proposal)
        if let memory = stackMemory(of: id) {
            let items = ContiguousArray(UnsafeBufferPointer(rebasing: stackItems.buffer[first...]))
            memory.remember(proposal, items, extent, in: self)
        }
        return extent
    }

    /// The same for any elements: what `HStackLayout` and `VStackLayout` do when another layout calls them.
    func solveStack(
        _ ids: ContiguousArray<LayoutID>.SubSequence, _ axis: Axis, spacing: Double, _ key: AlignmentKey,
        _ proposal: Proposal
    ) -> StackExtent {
        let first = stackItems.count
        var previous: ViewSpacing?
        for id in ids {
            let own = spacing.isNaN ? self.spacing(of: id) : .zero
            let gap = previous.map { spacing.isNaN ? $0.distance(to: own, along: axis) : spacing } ?? 0
            pushStackItem(id, gapBefore: gap)
            previous = own
        }
        return solveStackItems(from: first, axis, key, proposal)
    }

    private func pushStackItem(_ id: LayoutID, gapBefore: Double) {
        stackItems.push(
            StackItem(
                id: id, priority: priority(of: id), minLength: 0, flexibility: 0, gapBefore: gapBefore, size: .zero,
                offer: .unspecified))
    }

    private func findGaps(of id: LayoutID, _ axis: Axis) {
        guard !self[id].flags.contains(.gapsAreKnown) else { return }
        var child = self[id].firstChild
        guard child.exists else { return }
        var previous = spacing(of: child)
        child = self[child].nextSibling
        while child.exists {
            let own = spacing(of: child)
            self[child].gapBefore = previous.distance(to: own, along: axis)
            previous = own
            child = self[child].nextSibling
        }
        self[id].flags.insert(.gapsAreKnown)
    }

    private func solveStackItems(
        from first: Int, _ axis: Axis, _ key: AlignmentKey, _ proposal: Proposal
    ) -> StackExtent {
        let end = stackItems.count
        var gaps = 0.0
        for index in first..<end { gaps += stackItems[index].gapBefore }

        let length = proposal[axis]
        if length.isNaN || length == .infinity || end - first == 1 {
            for index in first..<end { offer(proposal, toItem: index) }
        } else {
            probeStackItems(first..<end, axis, proposal)
            distribute(max(0, length - gaps), over: first..<end, axis, proposal)
        }

        var extent = StackExtent()
        extent.length = gaps
        if first < end {
            extent.beforeGuide = -.infinity
            extent.afterGuide = -.infinity
        }
        for index in first..<end {
            let item = stackItems[index]
            let guide = guide(key, of: item.id, size: item.size, proposal: item.offer)
            stackItems.base[index].guide = guide
            extent.length += item.size[axis]
            extent.beforeGuide = max(extent.beforeGuide, guide)
            extent.afterGuide = max(extent.afterGuide, stackItems.base[index].afterGuide(axis))
        }
        return extent
    }

    private func offer(_ proposal: Proposal, toItem index: Int) {
        let size = size(stackItems[index].id, proposal)
        stackItems.base[index].size = size
        stackItems.base[index].offer = proposal
    }

    private func probeStackItems(_ items: Range<Int>, _ axis: Axis, _ proposal: Proposal) {
        for index in items {
            let (least, most) = lengths(of: stackItems[index].id, axis, proposal)
            stackItems.base[index].minLength = least
            stackItems.base[index].flexibility = most - least
        }
    }

    /// A child's lengths at proposals of 0 and of infinity.
    @inline(__always)
    func lengths(of id: LayoutID, _ axis: Axis, _ proposal: Proposal) -> (least: Double, most: Double) {
        var longest = proposal
        longest[axis] = .infinity
        var shortest = proposal
        shortest[axis] = 0
        let most = size(id, longest)[axis]
        return (size(id, shortest)[axis], most)
    }

    /// Serves the items `range` of `stackItems`: by falling priority, then as step 4 says.
    private func distribute(_ room: Double, over range: Range<Int>, _ axis: Axis, _ proposal: Proposal) {
        let base = stackItems.base
        if range.dropFirst().allSatisfy({ !isServed($0, before: $0 - 1, base) }) {
            serve(range, room, axis, proposal)
        } else {
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: range.count) { order in
                var order = order
                for (place, index) in range.enumerated() { order.initializeElement(at: place, to: Int32(index)) }
                order.sort { isServed(Int($0), before: Int($1), base) }
                serve(order, room, axis, proposal)
            }
        }
    }

    @inline(__always)
    private func isServed(_ a: Int, before b: Int, _ items: UnsafeMutablePointer<StackItem>) -> Bool {
        if items[a].priority != items[b].priority { return items[a].priority > items[b].priority }
        if items[a].flexibility != items[b].flexibility { return items[a].flexibility < items[b].flexibility }
        if items[a].minLength != items[b].minLength { return items[a].minLength > items[b].minLength }
        return a < b
    }

    /// Offers each item its share, in the given order.
    @inline(__always)
    private func serve<Order: RandomAccessCollection>(
        _ order: Order, _ room: Double, _ axis: Axis, _ proposal: Proposal
    ) where Order.Element: BinaryInteger, Order.Index == Int {
        var reserved = 0.0
        for index in order { reserved += stackItems[Int(index)].minLength }

        var room = room
        var start = order.startIndex
        while start < order.endIndex {
            let priority = stackItems[Int(order[start])].priority
            var end = start
            while end < order.endIndex && stackItems[Int(order[end])].priority == priority {
                reserved -= stackItems[Int(order[end])].minLength
                end += 1
            }
            var groupRoom = room - max(0, reserved)
            for place in start..<end {
                let index = Int(order[place])
                var share = proposal
                share[axis] = max(0, groupRoom / Double(end - place))
                offer(share, toItem: index)
                let length = stackItems[index].size[axis]
                groupRoom -= length
                room -= length
            }
            start = end
        }
    }

    /// Where the children of a stack go, in bounds whose guide lies `extent.beforeGuide` from their start.
    func pushStackPlacements(from first: Int, _ axis: Axis, _ extent: StackExtent, at origin: CGPoint) {
        var position = axis == .horizontal ? origin.x : origin.y
        let crossOrigin = axis == .horizontal ? origin.y : origin.x
        for index in first..<stackItems.count {
            let item = stackItems[index]
            position += item.gapBefore
            pushStackPlacement(item, axis, position: position, extent, crossOrigin: crossOrigin)
            position += item.size[axis]
        }
    }

    @inline(__always)
    private func pushStackPlacement(
        _ item: StackItem, _ axis: Axis, position: Double, _ extent: StackExtent, crossOrigin: Double
    ) {
        let cross = crossOrigin + Self.number(extent.beforeGuide - item.guide)
        placements.push(
            ChildPlacement(
                id: item.id, x: axis == .horizontal ? position : cross, y: axis == .horizontal ? cross : position,
                proposal: item.offer, size: item.size))
    }
}
