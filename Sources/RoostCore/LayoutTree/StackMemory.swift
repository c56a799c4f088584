import CoreGraphics

/// The remembered solutions of a large stack. When one child among thousands changes, only that child is asked again.
///
/// A solution holds as long as the changed children keep their length, flexibility, priority and gaps along the axis:
/// the offers to the others are the same then. Breadths and guides may change. The memory is made when a child changes
/// for the first time after the stack was placed, so that a stack that never changes costs nothing extra.
final class StackMemory {
    /// Smaller stacks are solved anew.
    static let smallest: Int32 = 64
    /// After more changes at once the stack is solved anew.
    private static let mostChanges = 32

    struct Solution {
        let proposal: Proposal
        var items: ContiguousArray<StackItem>
        var extent: StackExtent
        /// The children that have changed since.
        var changed: ContiguousArray<LayoutID> = []
    }

    /// The solutions for the proposal of measuring and for that of placing.
    private(set) var solutions: [Solution] = []
    /// The dimensions that the stack ignores, and the children that have changed since they were found.
    private var ignoredDimensions: LayoutTree.Flags?
    private var changedSinceIgnored: ContiguousArray<LayoutID> = []
    /// The last placement of all children, and the children that have changed since.
    private var placed: (proposal: Proposal, beforeGuide: Double)?
    private var unplaced: ContiguousArray<LayoutID> = []
    private var hadGeometricGuides = false

    func childChanged(_ child: LayoutID) {
        for index in solutions.indices { Self.add(child, to: &solutions[index].changed) }
        solutions.removeAll { $0.changed.count > Self.mostChanges }
        if ignoredDimensions != nil {
            Self.add(child, to: &changedSinceIgnored)
            if changedSinceIgnored.count > Self.mostChanges { ignoredDimensions = nil }
        }
        if placed != nil {
            Self.add(child, to: &unplaced)
            if unplaced.count > Self.mostChanges { placed = nil }
        }
    }

    private static func add(_ child: LayoutID, to list: inout ContiguousArray<LayoutID>) {
        if !list.contains(child) { list.append(child) }
    }

    // MARK: Solutions

    func remember(
        _ proposal: Proposal, _ items: ContiguousArray<StackItem>, _ extent: StackExtent, in tree: LayoutTree
    ) {
        if tree.hasGeometricGuides != hadGeometricGuides { forgetSolutions(in: tree) }
        solutions.removeAll { $0.proposal.isSame(as: proposal) }
        if solutions.count == 2 { solutions.removeFirst() }
        solutions.append(Solution(proposal: proposal, items: items, extent: extent))
        // The lengths may have changed, and with them the place of every child.
        placed = nil
    }

    /// The solution for a proposal, updated for the children that have changed; nil if there is none or it no longer
    /// holds.
    func solution(
        for proposal: Proposal, _ axis: Axis, spacing: Double, _ key: AlignmentKey, in tree: LayoutTree
    ) -> Solution? {
        if tree.hasGeometricGuides != hadGeometricGuides { forgetSolutions(in: tree) }
        guard let index = solutions.firstIndex(where: { $0.proposal.isSame(as: proposal) }) else { return nil }
        let changed = solutions[index].changed
        guard !changed.isEmpty else { return solutions[index] }
        var solution = solutions.remove(at: index)
        solution.changed = []
        var isNarrower = false
        for child in changed {
            guard bringUpToDate(child, in: &solution, &isNarrower, axis, spacing: spacing, key, in: tree) else {
                return nil
            }
        }
        if isNarrower { solution.findBreadth(axis) }
        solutions.append(solution)
        return solution
    }

    private func forgetSolutions(in tree: LayoutTree) {
        solutions = []
        placed = nil
        hadGeometricGuides = tree.hasGeometricGuides
    }

    /// Asks a child again. Returns false if the stack has to be solved anew.
    private func bringUpToDate(
        _ child: LayoutID, in solution: inout Solution, _ isNarrower: inout Bool, _ axis: Axis, spacing: Double,
        _ key: AlignmentKey, in tree: LayoutTree
    ) -> Bool {
        let place = Int(tree[child].place)
        guard solution.items.indices.contains(place), solution.items[place].id == child else { return false }
        var item = solution.items[place]
        guard item.priority == tree.priority(of: child) else { return false }
        if spacing.isNaN, !tree.gapsAreSame(around: child, axis) { return false }
        let length = solution.proposal[axis]
        if !length.isNaN && length != .infinity && solution.items.count > 1 {
            guard item.minLength.isNaN || tree.length(of: child, axis, at: 0, solution.proposal) == item.minLength,
                item.flexibility.isNaN
                    || tree.length(of: child, axis, at: .infinity, solution.proposal) - item.minLength
                        == item.flexibility
            else { return false }
        }
        let size = tree.size(child, item.offer)
        guard size[axis] == item.size[axis] else { return false }
        let (guide, after) = (item.guide, item.afterGuide(axis))
        item.size = size
        item.guide = tree.guide(key, of: child, size: size, proposal: item.offer)
        solution.items[place] = item
        isNarrower =
            isNarrower || item.guide < guide && guide == solution.extent.beforeGuide
            || item.afterGuide(axis) < after && after == solution.extent.afterGuide
        solution.extent.beforeGuide = max(solution.extent.beforeGuide, item.guide)
        solution.extent.afterGuide = max(solution.extent.afterGuide, item.afterGuide(axis))
        return true
    }

    // MARK: Placing

    /// Records the stack's placement, and returns the children that it has to place; nil for all.
    func childrenToPlace(_ proposal: Proposal, _ extent: StackExtent) -> ContiguousArray<LayoutID>? {
        let isSame = placed.map { $0.proposal.isSame(as: proposal) && $0.beforeGuide == extent.beforeGuide } ?? false
        let changed = unplaced
        placed = (proposal, extent.beforeGuide)
        unplaced = []
        return isSame ? changed : nil
    }

    // MARK: Ignored dimensions

    func rememberIgnoredDimensions(_ ignoredDimensions: LayoutTree.Flags) {
        self.ignoredDimensions = ignoredDimensions
        changedSinceIgnored = []
    }

    /// The dimensions that the stack ignores, if they still follow from the remembered ones; otherwise nil.
    func knownIgnoredDimensions(in tree: LayoutTree) -> LayoutTree.Flags? {
        for child in changedSinceIgnored {
            // The flags are the old ones until they are found anew.
            let old = tree[child].flags
            if old.contains(.ignoredDimensionsAreKnown)
                || tree.ignoredDimensions(of: child) != old.intersection(.ignoresProposal)
            {
                ignoredDimensions = nil
                break
            }
        }
        changedSinceIgnored = []
        return ignoredDimensions
    }
}

extension StackMemory.Solution {
    fileprivate mutating func findBreadth(_ axis: Axis) {
        var (before, after) = (-Double.infinity, -Double.infinity)
        for item in items {
            before = max(before, item.guide)
            after = max(after, item.afterGuide(axis))
        }
        extent.beforeGuide = before
        extent.afterGuide = after
    }
}

extension LayoutTree {
    /// Records that a child of a large stack has changed.
    @inline(__always)
    func noteChange(of child: LayoutID) {
        let parent = self[child].parent
        if parent.exists, self[parent].childCount >= StackMemory.smallest { noteChange(of: child, inLarge: parent) }
    }

    private func noteChange(of child: LayoutID, inLarge parent: LayoutID) {
        guard case .stack = self[parent].rule, self[parent].flags.contains(.isPlaced) else { return }
        if let known = stackMemories[parent] {
            known.childChanged(child)
        } else {
            stackMemories[parent] = StackMemory()
        }
    }

    func forgetStack(_ id: LayoutID) {
        if !stackMemories.isEmpty { stackMemories[id] = nil }
    }

    /// The memory of a stack, if it is large and has changed before.
    @inline(__always)
    func stackMemory(of id: LayoutID) -> StackMemory? {
        self[id].childCount < StackMemory.smallest || stackMemories.isEmpty ? nil : stackMemories[id]
    }

    /// Whether the gaps before and after a child are unchanged.
    fileprivate func gapsAreSame(around child: LayoutID, _ axis: Axis) -> Bool {
        let own = spacing(of: child)
        let (previous, next) = (self[child].previousSibling, self[child].nextSibling)
        if previous.exists, spacing(of: previous).distance(to: own, along: axis) != self[child].gapBefore {
            return false
        }
        return !next.exists || own.distance(to: spacing(of: next), along: axis) == self[next].gapBefore
    }
}
