import CoreGraphics

/// The sizes that elements chose for their latest proposals. They keep a pass linear in the number of elements, however deep
/// containers are nested.
///
/// Each element has its own list, with the most recently used size first.
extension LayoutTree {
    /// A size that an element chose for a proposal.
    struct KnownSize {
        var proposal: Proposal
        var size: CGSize
        /// The index of the next size in the list, else -1.
        var next: Int32
    }

    /// The most sizes of one element. Beyond it the least recently used one makes room.
    private static let mostSizes: Int16 = 16
    /// The number of sizes from earlier passes that stay beside new ones. While a window is resized the others are of
    /// no use, and every lookup would walk through them.
    private static let mostOldSizes: Int16 = 8

    /// The known size for a proposal, moved to the front of its list.
    @inline(__always)
    func knownSize(for proposal: Proposal, of id: LayoutID) -> CGSize? {
        let first = self[id].knownSizes
        guard first >= 0 else { return nil }
        if knownSizes[Int(first)].proposal.isSame(as: proposal) { return knownSizes[Int(first)].size }
        return olderSize(for: proposal, of: id)
    }

    private func olderSize(for proposal: Proposal, of id: LayoutID) -> CGSize? {
        var previous = self[id].knownSizes
        var index = knownSizes[Int(previous)].next
        while index >= 0 {
            if knownSizes[Int(index)].proposal.isSame(as: proposal) {
                knownSizes[Int(previous)].next = knownSizes[Int(index)].next
                knownSizes[Int(index)].next = self[id].knownSizes
                self[id].knownSizes = index
                return knownSizes[Int(index)].size
            }
            previous = index
            index = knownSizes[Int(index)].next
        }
        return nil
    }

    func remember(_ size: CGSize, for proposal: Proposal, of id: LayoutID) {
        if self[id].sizesPass != pass {
            self[id].sizesPass = pass
            keepSizes(Self.mostOldSizes, of: id)
        } else {
            keepSizes(Self.mostSizes - 1, of: id)
        }
        let known = KnownSize(proposal: proposal, size: size, next: self[id].knownSizes)
        if freeSize >= 0 {
            let free = freeSize
            freeSize = knownSizes[Int(free)].next
            knownSizes[Int(free)] = known
            self[id].knownSizes = free
        } else {
            self[id].knownSizes = Int32(memory.pointee.knownSizes.count)
            memory.pointee.knownSizes.push(known)
        }
        self[id].sizeCount += 1
    }

    func dropSizes(of id: LayoutID) {
        dropSizes(from: self[id].knownSizes)
        self[id].knownSizes = -1
        self[id].sizeCount = 0
    }

    /// Forgets all but the first `count` sizes of an element.
    private func keepSizes(_ count: Int16, of id: LayoutID) {
        guard self[id].sizeCount > count else { return }
        var last = self[id].knownSizes
        for _ in 1..<count { last = knownSizes[Int(last)].next }
        dropSizes(from: knownSizes[Int(last)].next)
        knownSizes[Int(last)].next = -1
        self[id].sizeCount = count
    }

    /// Adds a size and those after it to the free list.
    private func dropSizes(from first: Int32) {
        var index = first
        while index >= 0 {
            let next = knownSizes[Int(index)].next
            knownSizes[Int(index)].next = freeSize
            freeSize = index
            index = next
        }
    }
}
