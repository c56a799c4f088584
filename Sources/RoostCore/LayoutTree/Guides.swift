import CoreGraphics

/// Explicit alignment guides: a guide that a view sets, seen from the containers around it (Rules.md, Alignment).
extension LayoutTree {
    struct GuideQuestion: Hashable {
        let id: LayoutID
        let key: AlignmentKey
        let width: Double
        let height: Double
        let proposedWidth: UInt64
        let proposedHeight: UInt64
    }

    /// The guide's value in an element's own coordinates: explicit, or else the default.
    @inline(__always)
    func guide(_ key: AlignmentKey, of id: LayoutID, size: CGSize, proposal: Proposal) -> Double {
        if key.isGeometric && !hasGeometricGuides {
            switch key {
            case .leading, .top: return 0
            case .horizontalCenter: return size.width / 2
            case .verticalCenter: return size.height / 2
            case .trailing: return size.width
            default: return size.height
            }
        }
        return explicitGuide(key, of: id, size: size, proposal: proposal)
            ?? key.defaultValue(in: ViewDimensions(tree: self, element: id, size: size, proposal: proposal))
    }

    /// The guide's value if a view sets it; nil otherwise. It is remembered until something changes.
    func explicitGuide(_ key: AlignmentKey, of id: LayoutID, size: CGSize, proposal: Proposal) -> Double? {
        if key.isGeometric && !hasGeometricGuides { return nil }
        guard self[id].firstChild.exists else { return findGuide(key, of: id, size: size, proposal: proposal) }
        let question = GuideQuestion(
            id: id, key: key, width: size.width, height: size.height,
            proposedWidth: proposal.width.bitPattern, proposedHeight: proposal.height.bitPattern)
        if let known = guideCache[question] { return known }
        depth += 1
        let value = StackGuard.run(depth: depth) { findGuide(key, of: id, size: size, proposal: proposal) }
        depth -= 1
        guideCache[question] = .some(value)
        return value
    }

    func findGuide(_ key: AlignmentKey, of id: LayoutID, size: CGSize, proposal: Proposal) -> Double? {
        // A copy: the calls below may add elements, which moves the records.
        let rule = self[id].rule
        switch rule {
        case .fixed, .flexible, .square, .spacer, .divider:
            return nil
        case .offset, .position:
            // Offsets move the drawing, not the guides.
            let child = self[id].firstChild
            return explicitGuide(key, of: child, size: self.size(child, proposal), proposal: proposal)
        case .object(let slot):
            return object(slot).explicitGuide(key, size: size, proposal: proposal, of: id, in: self)
        case .passthrough, .frame, .flexibleFrame, .padding, .aspectRatio, .fixedSize, .layered:
            let first = placements.count
            pushPlacements(of: id, size: size, proposal)
            defer { placements.truncate(to: first) }
            return placements.count > first ? placedGuide(key, placements[first]) : nil
        case .stack, .zstack:
            let first = placements.count
            pushPlacements(of: id, size: size, proposal)
            defer { placements.truncate(to: first) }
            return mergeGuides(key, from: first)
        }
    }

    /// A child's explicit guide in its container's coordinates.
    private func placedGuide(_ key: AlignmentKey, _ placement: ChildPlacement) -> Double? {
        let size = size(placement.id, placement.proposal)
        let value = explicitGuide(key, of: placement.id, size: size, proposal: placement.proposal)
        return value.map { $0 + (key.axis == .horizontal ? placement.x : placement.y) }
    }

    /// Merges the explicit values of several children: the topmost for the first baseline and its capitals' middle, the
    /// lowest for the last one, that of the first child for the first text, the mean for any other guide. Children without
    /// a value do not count.
    func mergeGuides(_ key: AlignmentKey, from first: Int) -> Double? {
        var merged: Double?
        var count = 0.0
        for index in first..<placements.count {
            guard let value = placedGuide(key, placements[index]) else { continue }
            count += 1
            switch (key, merged) {
            case (_, nil): merged = value
            case (.firstTextLeading, _): break
            case (.firstTextBaseline, let known?), (.labelIcon, let known?): merged = min(known, value)
            case (.lastTextBaseline, let known?): merged = max(known, value)
            case (_, let known?): merged = known + (value - known) / count
            }
        }
        return merged
    }

    /// The same for subviews of a custom layout, whose placements start at `mergeStart`.
    func mergedGuide(_ key: AlignmentKey, of children: ContiguousArray<LayoutID>.SubSequence) -> Double? {
        guard mergeStart >= 0 else { return nil }
        let first = placements.count
        for index in mergeStart..<first where children.contains(placements[index].id) {
            placements.push(placements[index])
        }
        defer { placements.truncate(to: first) }
        return mergeGuides(key, from: first)
    }
}
