import CoreGraphics

/// A check of the tree's memories: each remembered size must be the one that measuring anew gives.
extension LayoutTree {
    /// Forgets everything that measuring remembers, measures again, and returns a line for each size that differs.
    ///
    /// Tests call it with `ROOST_CHECK_LAYOUT` set. It takes as long as a first layout. A tree with a lazy container is
    /// not checked: its sizes are estimates.
    package func staleSizes() -> [String] {
        var remembered: [(id: LayoutID, proposal: Proposal, size: CGSize)] = []
        for index in 0..<count where records[Int(index)].flags.contains([.isUsed, .isPlaced]) {
            let id = LayoutID(index: index)
            if layoutObject(of: id)?.estimatesSizes == true { return [] }
            var known = self[id].knownSizes
            while known >= 0 {
                remembered.append((id, knownSizes[Int(known)].proposal, knownSizes[Int(known)].size))
                known = knownSizes[Int(known)].next
            }
        }
        // The check does not count as work of layout.
        let counts = (measurements, solvings)
        defer { (measurements, solvings) = counts }
        forgetMeasurements()
        return remembered.compactMap { id, proposal, size in
            let new = self.size(id, proposal)
            guard new != size else { return nil }
            return "\(describe(id)) remembers \(size.width) × \(size.height) for a proposal of "
                + "\(proposal.width) × \(proposal.height), and measures \(new.width) × \(new.height)"
        }
    }

    /// Forgets what follows from the elements and their rules, but nothing that was placed.
    private func forgetMeasurements() {
        for index in 0..<count {
            let id = LayoutID(index: index)
            dropSizes(of: id)
            self[id].solution = -1
            self[id].flags.subtract([.gapsAreKnown, .prioritiesAreKnown, .hasPriorities, .ignoredDimensionsAreKnown])
        }
        spacingCache = [:]
        guideCache = [:]
        stackMemories = [:]
    }
}
