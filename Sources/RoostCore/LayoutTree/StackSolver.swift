import CoreGraphics

/// The algorithm of stacks (Rules.md, Stacks):
///
/// 1. Subtract the gaps from the proposed length. Every child gets a nil or infinite length unchanged.
/// 2. Probe each child that shares its priority with others at infinity and at 0: the difference is its flexibility.
/// 3. Serve the priorities from high to low, and reserve the length-0 knownSizes of all lower ones.
/// 4. In a priority serve the least flexible child first. Of endlessly flexible ones the one with the larger length-0
///    answer comes first; in a tie the one that comes first in the source. Offer each an equal share of the remaining
///    length.
/// 5. The stack is as long as its children and gaps together, and as broad as its children once their guides line up.
extension LayoutTree {
    func stackSize(
        _ id: LayoutID, _ axis: Axis, spacing: Double, _ key: AlignmentKey, _ proposal: Proposal
    ) -> CGSize {
        let extent =
            stackMemory(of: id)?.solution(for: proposal, axis, spacing: spacing, key, in: self)?.extent
            ?? solveStack(id, axis, spacing: spacing, key, proposal).extent
        return CGSize(main: extent.length, cross: extent.breadth, axis: axis)
    }

    /// Places the children of the stack `id`.
    func placeStack(_ id: LayoutID, _ axis: Axis, spacing: Double, _ key: AlignmentKey, _ proposal: Proposal) {
        let isMirrored = self[id].flags.contains(.isRightToLeft)
        let memory = stackMemory(of: id)
        let effective = effectiveUnlessRecorded(proposal, for: id)
        if let memory, !isMirrored,
            let known = memory.solution(for: effective, axis, spacing: spacing, key, in: self),
            let changed = memory.childrenToPlace(known.proposal, known.extent)
        {
            return place(changed, axis, known)
        }
        let solution = solution(of: id, axis, spacing: spacing, key, proposal)
        _ = memory?.childrenToPlace(solution.proposal, solution.extent)
        let width = self[id].size.width
        var position = 0.0
        for index in solution.items {
            // A copy: stacks that are solved meanwhile move the items.
            let item = stackItems[index]
            position += item.gapBefore
            let cross = solution.extent.crossOffset(of: item)
            var origin = axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position)
            position += item.size[axis]
            if isMirrored { origin.x = width - origin.x - item.size.width }
            place(item.id, at: origin, size: item.size, item.offer)
        }
    }

    /// Places the changed children of a stack; none has moved along it.
    private func place(_ changed: ContiguousArray<LayoutID>, _ axis: Axis, _ solution: StackMemory.Solution) {
        for child in changed {
            let item = solution.items[Int(self[child].place)]
            var origin = self[child].origin
            let cross = solution.extent.crossOffset(of: item)
            if axis == .horizontal { origin.y = cross } else { origin.x = cross }
            place(child, at: origin, size: item.size, item.offer)
        }
    }

    /// Pushes the placements of the children of the stack `id`.
    func pushStackPlacements(
        of id: LayoutID, _ axis: Axis, spacing: Double, _ key: AlignmentKey, _ proposal: Proposal
    ) {
        pushStackPlacements(solution(of: id, axis, spacing: spacing, key, proposal), axis, at: .zero)
    }

    // MARK: Solving

    /// The solution with which the stack `id` is placed: the one from measuring with this proposal, in this pass or,
    /// for a large stack, in an earlier one; otherwise a new one.
    private func solution(
        of id: LayoutID, _ axis: Axis, spacing: Double, _ key: AlignmentKey, _ proposal: Proposal
    ) -> StackSolution {
        let proposal = effectiveUnlessRecorded(proposal, for: id)
        if let known = stackMemory(of: id)?.solution(for: proposal, axis, spacing: spacing, key, in: self) {
            let first = stackItems.count
            for item in known.items { stackItems.push(item) }
            return StackSolution(
                id: id, first: first, count: known.items.count, proposal: proposal, extent: known.extent)
        }
        // With a recorder the full conversation is repeated.
        if !isRecorded, let known = knownSolution(of: id), known.proposal.isSame(as: proposal) { return known }
        return solveStack(id, axis, spacing: spacing, key, proposal)
    }

    /// The last solution of a stack in this pass; nil if the stack has changed since.
    private func knownSolution(of id: LayoutID) -> StackSolution? {
        let index = Int(self[id].solution)
        // An index from an earlier pass may belong to another stack by now.
        guard index >= 0, index < stackSolutions.count, stackSolutions[index].id == id else { return nil }
        return stackSolutions[index]
    }

    /// Solves the stack `id`. The solution is kept until the stack changes or the pass ends.
    private func solveStack(
        _ id: LayoutID, _ axis: Axis, spacing: Double, _ key: AlignmentKey, _ proposal: Proposal
    ) -> StackSolution {
        solvings += 1
        if spacing.isNaN { findGaps(of: id, axis) }
        // The new items replace those of an earlier solution.
        let old = knownSolution(of: id)
        let first = old?.first ?? stackItems.count
        let hasPriorities = hasPriorities(id)
        var count = 0
        var child = self[id].firstChild
        while child.exists {
            let gap = count == 0 ? 0 : spacing.isNaN ? self[child].gapBefore : spacing
            let item = stackItem(child, priority: hasPriorities ? priority(of: child) : 0, gapBefore: gap)
            if old == nil { stackItems.push(item) } else { stackItems[first + count] = item }
            count += 1
            child = self[child].nextSibling
        }
        let extent = solveStackItems(first..<first + count, axis, key, proposal)
        let solution = StackSolution(id: id, first: first, count: count, proposal: proposal, extent: extent)
        if old == nil {
            self[id].solution = Int32(stackSolutions.count)
            stackSolutions.push(solution)
        } else {
            stackSolutions[Int(self[id].solution)] = solution
        }
        if let memory = stackMemory(of: id) {
            let items = ContiguousArray(UnsafeBufferPointer(rebasing: stackItems.buffer[solution.items]))
            memory.remember(proposal, items, extent, in: self)
        }
        return solution
    }

    /// The same for any elements: for `HStackLayout` and `VStackLayout` when another layout calls them.
    func solveStack(
        _ ids: ContiguousArray<LayoutID>.SubSequence, _ axis: Axis, spacing: Double, _ key: AlignmentKey,
        _ proposal: Proposal
    ) -> StackSolution {
        let first = stackItems.count
        var previous: ViewSpacing?
        for id in ids {
            let own = spacing.isNaN ? self.spacing(of: id) : .zero
            let gap = previous.map { spacing.isNaN ? $0.distance(to: own, along: axis) : spacing } ?? 0
            stackItems.push(stackItem(id, priority: priority(of: id), gapBefore: gap))
            previous = own
        }
        let extent = solveStackItems(first..<first + ids.count, axis, key, proposal)
        return StackSolution(id: .none, first: first, count: ids.count, proposal: proposal, extent: extent)
    }

    /// Frees the items of a solution that nobody will ask for, unless items of stacks inside lie behind them.
    func forget(_ solution: StackSolution) {
        if solution.items.upperBound == stackItems.count { stackItems.truncate(to: solution.first) }
    }

    @inline(__always)
    private func stackItem(_ id: LayoutID, priority: Double, gapBefore: Double) -> StackItem {
        StackItem(
            id: id, priority: priority, minLength: 0, flexibility: 0, gapBefore: gapBefore, size: .zero,
            offer: .unspecified)
    }

    private func findGaps(of id: LayoutID, _ axis: Axis) {
        guard !self[id].flags.contains(.gapsAreKnown) else { return }
        var child = self[id].firstChild
        // A single child has no gap: its spacing, which would be found down at its leaves, is not needed.
        guard child.exists, self[child].nextSibling.exists else { return }
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
        _ items: Range<Int>, _ axis: Axis, _ key: AlignmentKey, _ proposal: Proposal
    ) -> StackExtent {
        var gaps = 0.0
        var shareOnePriority = true
        for index in items {
            gaps += stackItems[index].gapBefore
            if stackItems[index].priority != stackItems[items.lowerBound].priority { shareOnePriority = false }
        }

        let length = proposal[axis]
        if length.isNaN || length == .infinity || items.count <= 1 {
            for index in items { offer(proposal, toItem: index) }
        } else if shareOnePriority {
            distribute(max(0, length - gaps), over: items, axis, proposal)
        } else {
            distributeByPriority(max(0, length - gaps), over: items, axis, proposal)
        }

        var extent = StackExtent()
        extent.length = gaps
        if !items.isEmpty {
            extent.beforeGuide = -.infinity
            extent.afterGuide = -.infinity
        }
        for index in items {
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

    /// Finds an item's flexibility, and its length at a proposal of 0.
    @inline(__always)
    private func probe(item index: Int, _ axis: Axis, _ proposal: Proposal) {
        let most = length(of: stackItems[index].id, axis, at: .infinity, proposal)
        let least = length(of: stackItems[index].id, axis, at: 0, proposal)
        stackItems.base[index].minLength = least
        stackItems.base[index].flexibility = most - least
    }

    /// A child's length for a proposal of `length` along the axis.
    @inline(__always)
    func length(of id: LayoutID, _ axis: Axis, at length: Double, _ proposal: Proposal) -> Double {
        var proposal = proposal
        proposal[axis] = length
        return size(id, proposal)[axis]
    }

    /// Serves items of one priority, as step 4 says.
    private func distribute(_ room: Double, over items: Range<Int>, _ axis: Axis, _ proposal: Proposal) {
        var areInOrder = true
        for index in items {
            probe(item: index, axis, proposal)
            if index > items.lowerBound && isServed(index, before: index - 1, stackItems.base) { areInOrder = false }
        }
        if areInOrder { return share(room, among: items, axis, proposal) }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: items.count) { order in
            var order = order
            for (place, index) in items.enumerated() { order.initializeElement(at: place, to: Int32(index)) }
            let base = stackItems.base
            order.sort { isServed(Int($0), before: Int($1), base) }
            share(room, among: order, axis, proposal)
        }
    }

    /// Serves items of several priorities. A child that is alone in its priority has nobody to share with: it is probed
    /// only for the room that it reserves (cases `stkx-G2`, `stk3-X5`).
    private func distributeByPriority(_ room: Double, over items: Range<Int>, _ axis: Axis, _ proposal: Proposal) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: items.count) { order in
            var order = order
            for (place, index) in items.enumerated() { order.initializeElement(at: place, to: Int32(index)) }
            let base = stackItems.base
            order.sort { a, b in
                let (first, second) = (base[Int(a)].priority, base[Int(b)].priority)
                return first == second ? a < b : first > second
            }
            var reserved = 0.0
            var start = 0
            while start < order.count {
                let end = endOfPriority(in: order, from: start)
                if end - start == 1 {
                    let index = Int(order[start])
                    let least = start == 0 ? Double.nan : length(of: stackItems[index].id, axis, at: 0, proposal)
                    stackItems.base[index].minLength = least
                    stackItems.base[index].flexibility = .nan
                } else {
                    for index in order[start..<end] { probe(item: Int(index), axis, proposal) }
                    let base = stackItems.base
                    var group = UnsafeMutableBufferPointer(rebasing: order[start..<end])
                    group.sort { isServed(Int($0), before: Int($1), base) }
                }
                if start > 0 { for index in order[start..<end] { reserved += stackItems[Int(index)].minLength } }
                start = end
            }

            var room = room
            start = 0
            while start < order.count {
                let end = endOfPriority(in: order, from: start)
                let group = order[start..<end]
                if start > 0 { for index in group { reserved -= stackItems[Int(index)].minLength } }
                share(room - max(0, reserved), among: group, axis, proposal)
                for index in group { room -= stackItems[Int(index)].size[axis] }
                start = end
            }
        }
    }

    /// Whether one item of a priority is served before another.
    @inline(__always)
    private func isServed(_ a: Int, before b: Int, _ items: UnsafeMutablePointer<StackItem>) -> Bool {
        // Not a number for two infinite ones. Sums of the same lengths differ by less than the tolerance.
        let difference = items[a].flexibility - items[b].flexibility
        if abs(difference) > 1e-9 { return difference < 0 }
        if difference.isNaN, items[a].minLength != items[b].minLength {
            return items[a].minLength > items[b].minLength
        }
        return a < b
    }

    /// The end of the items that have the priority of the one at `start`, in an order by priority.
    private func endOfPriority(in order: UnsafeMutableBufferPointer<Int32>, from start: Int) -> Int {
        let priority = stackItems[Int(order[start])].priority
        var end = start + 1
        while end < order.count && stackItems[Int(order[end])].priority == priority { end += 1 }
        return end
    }

    /// Offers each item an equal share of the room that those before it left.
    @inline(__always)
    private func share<Order: RandomAccessCollection>(
        _ room: Double, among order: Order, _ axis: Axis, _ proposal: Proposal
    ) where Order.Element: BinaryInteger {
        var room = room
        var left = order.count
        for index in order {
            var share = proposal
            share[axis] = max(0, room / Double(left))
            offer(share, toItem: Int(index))
            room -= stackItems[Int(index)].size[axis]
            left -= 1
        }
    }

    /// Pushes the placements of a solved stack's children. Across the stack, its guide lies `extent.beforeGuide` from
    /// `origin`.
    func pushStackPlacements(_ solution: StackSolution, _ axis: Axis, at origin: CGPoint) {
        var position = axis == .horizontal ? origin.x : origin.y
        let crossOrigin = axis == .horizontal ? origin.y : origin.x
        for item in stackItems.buffer[solution.items] {
            position += item.gapBefore
            let cross = crossOrigin + solution.extent.crossOffset(of: item)
            placements.push(
                ChildPlacement(
                    id: item.id, x: axis == .horizontal ? position : cross, y: axis == .horizontal ? cross : position,
                    proposal: item.offer, size: item.size))
            position += item.size[axis]
        }
    }
}
