/// Elements that ignore a dimension of their proposal.
///
/// An element is *deaf* along an axis if its answer is the same for every proposal there. One answer then serves all
/// proposals: the probes of a stack at 0 and infinity and its final offer cost one measurement instead of three, at
/// each level of nesting.
extension LayoutTree {
    /// The proposal with NaN in the dimensions to which the element is deaf.
    @inline(__always)
    func heard(_ proposal: Proposal, by id: LayoutID) -> Proposal {
        if !self[id].flags.contains(.deafnessIsKnown) { findDeafness(of: id) }
        let flags = self[id].flags
        return Proposal(
            width: flags.contains(.isDeafToWidth) ? .nan : proposal.width,
            height: flags.contains(.isDeafToHeight) ? .nan : proposal.height)
    }

    /// The same, but the full proposal if a recorder is attached, because it records every proposal.
    @inline(__always)
    func heardUnlessRecorded(_ proposal: Proposal, by id: LayoutID) -> Proposal {
        isRecorded ? proposal : heard(proposal, by: id)
    }

    func deafness(of id: LayoutID) -> Flags {
        if !self[id].flags.contains(.deafnessIsKnown) { findDeafness(of: id) }
        return self[id].flags.intersection(.isDeaf)
    }

    private func findDeafness(of id: LayoutID) {
        depth += 1
        let deafness = StackGuard.run(depth: depth) { askDeafness(of: id) }
        depth -= 1
        self[id].flags.remove(.isDeaf)
        self[id].flags.formUnion(deafness)
        self[id].flags.insert(.deafnessIsKnown)
    }

    private func askDeafness(of id: LayoutID) -> Flags {
        let child = self[id].firstChild
        switch self[id].rule {
        case .fixed:
            return .isDeaf
        case .passthrough, .offset, .padding, .layered:
            return child.exists ? deafness(of: child) : .isDeaf
        case .frame(let width, let height, _):
            var deafness: Flags = []
            if !width.isNaN { deafness.insert(.isDeafToWidth) }
            if !height.isNaN { deafness.insert(.isDeafToHeight) }
            return deafness == .isDeaf ? deafness : deafness.union(self.deafness(of: child))
        case .flexibleFrame(let frame):
            var deafness = self.deafness(of: child)
            if !FrameLimits(frame.minWidth, frame.idealWidth, frame.maxWidth).areNone {
                deafness.remove(.isDeafToWidth)
            }
            if !FrameLimits(frame.minHeight, frame.idealHeight, frame.maxHeight).areNone {
                deafness.remove(.isDeafToHeight)
            }
            return deafness
        case .fixedSize(let horizontal, let vertical):
            var deafness = self.deafness(of: child)
            if horizontal { deafness.insert(.isDeafToWidth) }
            if vertical { deafness.insert(.isDeafToHeight) }
            return deafness
        case .stack, .zstack:
            if let known = stackMemory(of: id)?.knownDeafness(in: self) { return known }
            var deafness = Flags.isDeaf
            var next = child
            while next.exists && !deafness.isEmpty {
                deafness.formIntersection(self.deafness(of: next))
                next = self[next].nextSibling
            }
            stackMemory(of: id)?.rememberDeafness(deafness)
            return deafness
        case .object(let slot):
            return object(slot).isNeutral ? deafness(of: child) : []
        case .flexible, .square, .spacer, .divider, .position, .aspectRatio:
            return []
        }
    }
}
