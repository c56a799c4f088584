/// Elements that ignore a dimension of their proposal.
///
/// An element ignores a dimension if it chooses the same size for every proposal there. One size then serves all
/// proposals: the probes of a stack at 0 and infinity and its final offer cost one measurement instead of three, at
/// each level of nesting.
extension LayoutTree {
    /// The proposal with NaN in the dimensions that the element ignores.
    @inline(__always)
    func effective(_ proposal: Proposal, for id: LayoutID) -> Proposal {
        if !self[id].flags.contains(.ignoredDimensionsAreKnown) { findIgnoredDimensions(of: id) }
        let flags = self[id].flags
        return Proposal(
            width: flags.contains(.ignoresProposedWidth) ? .nan : proposal.width,
            height: flags.contains(.ignoresProposedHeight) ? .nan : proposal.height)
    }

    /// The same, but the full proposal if a recorder is attached, because it records every proposal.
    @inline(__always)
    func effectiveUnlessRecorded(_ proposal: Proposal, for id: LayoutID) -> Proposal {
        isRecorded ? proposal : effective(proposal, for: id)
    }

    func ignoredDimensions(of id: LayoutID) -> Flags {
        if !self[id].flags.contains(.ignoredDimensionsAreKnown) { findIgnoredDimensions(of: id) }
        return self[id].flags.intersection(.ignoresProposal)
    }

    private func findIgnoredDimensions(of id: LayoutID) {
        depth += 1
        let ignored = StackGuard.run(depth: depth) { computeIgnoredDimensions(of: id) }
        depth -= 1
        self[id].flags.remove(.ignoresProposal)
        self[id].flags.formUnion(ignored)
        self[id].flags.insert(.ignoredDimensionsAreKnown)
    }

    private func computeIgnoredDimensions(of id: LayoutID) -> Flags {
        let child = self[id].firstChild
        switch self[id].rule {
        case .fixed:
            return .ignoresProposal
        case .passthrough, .offset, .padding, .layered:
            return child.exists ? ignoredDimensions(of: child) : .ignoresProposal
        case .frame(let width, let height, _):
            var ignored: Flags = []
            if !width.isNaN { ignored.insert(.ignoresProposedWidth) }
            if !height.isNaN { ignored.insert(.ignoresProposedHeight) }
            return ignored == .ignoresProposal ? ignored : ignored.union(ignoredDimensions(of: child))
        case .flexibleFrame(let frame):
            var ignored = ignoredDimensions(of: child)
            if !FrameLimits(frame.minWidth, frame.idealWidth, frame.maxWidth).areNone {
                ignored.remove(.ignoresProposedWidth)
            }
            if !FrameLimits(frame.minHeight, frame.idealHeight, frame.maxHeight).areNone {
                ignored.remove(.ignoresProposedHeight)
            }
            return ignored
        case .fixedSize(let horizontal, let vertical):
            var ignored = ignoredDimensions(of: child)
            if horizontal { ignored.insert(.ignoresProposedWidth) }
            if vertical { ignored.insert(.ignoresProposedHeight) }
            return ignored
        case .stack, .zstack:
            if let known = stackMemory(of: id)?.knownIgnoredDimensions(in: self) { return known }
            var ignored = Flags.ignoresProposal
            var next = child
            while next.exists && !ignored.isEmpty {
                ignored.formIntersection(ignoredDimensions(of: next))
                next = self[next].nextSibling
            }
            stackMemory(of: id)?.rememberIgnoredDimensions(ignored)
            return ignored
        case .object(let slot):
            return object(slot).isNeutral ? ignoredDimensions(of: child) : []
        case .flexible, .square, .spacer, .divider, .position, .aspectRatio:
            return []
        }
    }
}
