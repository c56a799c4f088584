import CoreGraphics

/// The placement of a child in its container: its top left corner before mirroring, its proposal, and the size that it
/// chooses for that.
struct ChildPlacement {
    var id: LayoutID
    var x: Double
    var y: Double
    var proposal: Proposal
    var size: CGSize
    /// False until a custom layout has placed the child.
    var isMade = true
}

/// Placing: from the root down, each container places its children by its rule.
///
/// A subtree whose proposal, size and content have not changed is moved as a whole, without a visit. So is a subtree
/// that ignores the change of its proposal: resizing a window does not touch rigid content.
extension LayoutTree {
    /// Proposes a size to the root's children and aligns them in `bounds`.
    package func placeRoot(in bounds: CGRect, proposal: ProposedViewSize) {
        guard root.exists else { return }
        let proposal = Proposal(proposal)
        self[root].origin = bounds.origin
        if self[root].size != bounds.size || !self[root].proposal.isSame(as: proposal) {
            self[root].flags.insert(.needsPlacement)
        }
        guard self[root].flags.contains(.needsPlacement) else { return }
        self[root].flags.remove(.needsPlacement)
        self[root].flags.insert(.isPlaced)
        self[root].size = bounds.size
        self[root].proposal = proposal
        geometryChanged = true
        guard case .zstack(let alignment) = self[root].rule else { return }
        let first = placements.count
        var child = self[root].firstChild
        while child.exists {
            let size = size(child, proposal)
            let x = alignmentOffset(alignment.horizontal.key, bounds.size, child, size, proposal)
            let y = alignmentOffset(alignment.vertical.key, bounds.size, child, size, proposal)
            placements.push(ChildPlacement(id: child, x: x, y: y, proposal: proposal, size: size))
            child = self[child].nextSibling
        }
        placeChildren(of: root, from: first)
    }

    /// Places an element that has no parent.
    package func placeAlone(_ id: LayoutID, proposal: ProposedViewSize) {
        let proposal = Proposal(proposal)
        place(id, at: .zero, size: size(id, proposal), proposal)
    }

    /// Places an element that has left layout again, at its present origin.
    func placeAgain(_ id: LayoutID) {
        guard self[id].flags.contains(.needsPlacement) else { return }
        place(id, at: self[id].origin, size: size(id, self[id].proposal), self[id].proposal)
    }

    func place(_ id: LayoutID, at origin: CGPoint, size: CGSize, _ proposal: Proposal) {
        let record = record(of: id)
        if record.pointee.origin != origin {
            record.pointee.origin = origin
            geometryChanged = true
            if !recordings.isEmpty { markRun(of: id) }
        }
        if record.pointee.flags.contains(.isPlaced) && !record.pointee.flags.contains(.needsPlacement)
            && record.pointee.size == size
        {
            if record.pointee.proposal.isSame(as: proposal) { return }
            if !isRecorded, effective(record.pointee.proposal, for: id).isSame(as: effective(proposal, for: id)) {
                record.pointee.proposal = proposal
                return
            }
        }
        if !recordings.isEmpty { markRun(of: id) }
        record.pointee.flags.subtract([.needsPlacement, .reachIsKnown])
        record.pointee.flags.insert(.isPlaced)
        record.pointee.size = size
        record.pointee.proposal = proposal
        geometryChanged = true
        placings += 1
        depth += 1
        if isRecorded { recorder?.placed(id, at: origin, size: size, depth: depth - 1) }
        if record.pointee.firstChild.exists || record.pointee.rule.isObject {
            StackGuard.run(depth: depth) { placeChildren(of: id, size: size, proposal) }
        }
        depth -= 1
    }

    private func placeChildren(of id: LayoutID, size: CGSize, _ proposal: Proposal) {
        // A copy: the calls below may add elements, which moves the records.
        let rule = self[id].rule
        if case .stack(let axis, let spacing, let key) = rule {
            return placeStack(id, axis, spacing: spacing, key, stackProposal(proposal, axis, size: size))
        }
        if let only = onlyPlacement(rule, self[id].firstChild, size: size, proposal) {
            return place(only, isMirrored: self[id].flags.contains(.isRightToLeft), width: size.width)
        }
        let first = placements.count
        pushPlacements(of: id, size: size, proposal)
        placeChildren(of: id, from: first)
    }

    /// The proposal with which a stack of this size places its children. A nil across the stack meant their ideal while
    /// measuring; now it is the stack's own breadth.
    private func stackProposal(_ proposal: Proposal, _ axis: Axis, size: CGSize) -> Proposal {
        var proposal = proposal
        if proposal[axis.other].isNaN { proposal[axis.other] = size[axis.other] }
        return proposal
    }

    private func placeChildren(of id: LayoutID, from first: Int) {
        let end = placements.count
        let width = self[id].size.width
        let isMirrored = self[id].flags.contains(.isRightToLeft)
        for index in first..<end { place(placements[index], isMirrored: isMirrored, width: width) }
        placements.truncate(to: first)
    }

    /// Places a child in a container of a given width.
    @inline(__always)
    private func place(_ placement: ChildPlacement, isMirrored: Bool, width: Double) {
        let x = isMirrored ? width - placement.x - placement.size.width : placement.x
        place(placement.id, at: CGPoint(x: x, y: placement.y), size: placement.size, placement.proposal)
    }

    /// The placement of an element's only child; nil for a rule that may have several children, or without a child.
    @inline(__always)
    private func onlyPlacement(
        _ rule: LayoutRule, _ child: LayoutID, size: CGSize, _ proposal: Proposal
    ) -> ChildPlacement? {
        guard child.exists else { return nil }
        switch rule {
        case .passthrough:
            return placement(child, x: 0, y: 0, proposal)
        case .frame(let width, let height, let alignment):
            let offer = Proposal(
                width: width.isNaN ? proposal.width : width, height: height.isNaN ? proposal.height : height)
            return alignedPlacement(child, in: size, alignment, offer)
        case .flexibleFrame(let frame):
            let width = FrameLimits(frame.minWidth, frame.idealWidth, frame.maxWidth)
            let height = FrameLimits(frame.minHeight, frame.idealHeight, frame.maxHeight)
            // The child is proposed the frame's own size. An axis without a proposal stays nil if it has no limit, or if
            // the child's own length is the frame's already (cases frame-C, frame-D14; the latter read off pictures).
            var offer = Proposal(width: width.offer(size.width), height: height.offer(size.height))
            if proposal.width.isNaN || proposal.height.isNaN {
                let measured = Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
                let own = self.size(child, measured)
                if measured.width.isNaN, width.areNone || own.width == size.width { offer.width = .nan }
                if measured.height.isNaN, height.areNone || own.height == size.height { offer.height = .nan }
            }
            return alignedPlacement(child, in: size, frame.alignment, offer)
        case .padding(let insets):
            return placement(child, x: insets.leading, y: insets.top, proposal.inset(by: insets))
        case .offset(let x, let y):
            return placement(child, x: x, y: y, proposal)
        case .position(let x, let y):
            let inner = self.size(child, proposal)
            return ChildPlacement(
                id: child, x: x - inner.width / 2, y: y - inner.height / 2, proposal: proposal, size: inner)
        case .aspectRatio(let ratio, let fills):
            return placement(child, x: 0, y: 0, aspectProposal(ratio, fills: fills, child: child, proposal))
        case .fixedSize(let horizontal, let vertical):
            return placement(child, x: 0, y: 0, proposal.freed(horizontal: horizontal, vertical: vertical))
        case .fixed, .flexible, .square, .spacer, .divider, .stack, .zstack, .layered, .object:
            return nil
        }
    }

    /// Pushes the placements of an element's children, from left to right.
    func pushPlacements(of id: LayoutID, size: CGSize, _ proposal: Proposal) {
        let child = self[id].firstChild
        // A copy: the calls below may add elements, which moves the records.
        let rule = self[id].rule
        if let only = onlyPlacement(rule, child, size: size, proposal) { return placements.push(only) }
        switch rule {
        case .stack(let axis, let spacing, let key):
            pushStackPlacements(of: id, axis, spacing: spacing, key, stackProposal(proposal, axis, size: size))
        case .zstack(let alignment):
            pushZStackPlacements(id, alignment, size: size)
        case .layered(let alignment, _):
            push(child, x: 0, y: 0, proposal)
            let second = self[child].nextSibling
            if second.exists { pushBeside(child, size, proposal, second, alignment) }
        case .object(let slot):
            object(slot).pushPlacements(size: size, proposal: proposal, of: id, in: self)
        default: break
        }
    }

    private func placement(_ child: LayoutID, x: Double, y: Double, _ proposal: Proposal) -> ChildPlacement {
        ChildPlacement(id: child, x: x, y: y, proposal: proposal, size: size(child, proposal))
    }

    func push(_ child: LayoutID, x: Double, y: Double, _ proposal: Proposal) {
        if child.exists { placements.push(placement(child, x: x, y: y, proposal)) }
    }

    private func push(_ child: LayoutID, x: Double, y: Double, _ proposal: Proposal, _ size: CGSize) {
        placements.push(ChildPlacement(id: child, x: x, y: y, proposal: proposal, size: size))
    }

    /// Pushes a child's placement, aligned in a box.
    func pushAligned(_ child: LayoutID, in box: CGSize, _ alignment: Alignment, _ proposal: Proposal) {
        if child.exists { placements.push(alignedPlacement(child, in: box, alignment, proposal)) }
    }

    @inline(__always)
    private func alignedPlacement(
        _ child: LayoutID, in box: CGSize, _ alignment: Alignment, _ proposal: Proposal
    ) -> ChildPlacement {
        let size = size(child, proposal)
        return ChildPlacement(
            id: child, x: alignmentOffset(alignment.horizontal.key, box, child, size, proposal),
            y: alignmentOffset(alignment.vertical.key, box, child, size, proposal), proposal: proposal, size: size)
    }

    /// The child's offset from the box's start at which the child's guide lies on the box's own.
    private func alignmentOffset(
        _ key: AlignmentKey, _ box: CGSize, _ child: LayoutID, _ size: CGSize, _ proposal: Proposal
    ) -> Double {
        if key.isGeometric && !hasGeometricGuides {
            return switch key {
            case .leading, .top: 0
            case .horizontalCenter: Self.number(box.width - size.width) / 2
            case .verticalCenter: Self.number(box.height - size.height) / 2
            case .trailing: Self.number(box.width - size.width)
            default: Self.number(box.height - size.height)
            }
        }
        let boxGuide = key.defaultValue(
            in: ViewDimensions(tree: self, element: .none, size: box, proposal: Proposal(box)))
        return Self.number(boxGuide - guide(key, of: child, size: size, proposal: proposal))
    }

    private func pushBeside(
        _ primary: LayoutID, _ size: CGSize, _ proposal: Proposal, _ second: LayoutID, _ alignment: Alignment
    ) {
        let offer = Proposal(size)
        let secondSize = self.size(second, offer)
        func offset(_ key: AlignmentKey) -> Double {
            guide(key, of: primary, size: size, proposal: proposal)
                - guide(key, of: second, size: secondSize, proposal: offer)
        }
        push(second, x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key), offer, secondSize)
    }

    /// Hides the children until they are placed again.
    func hideChildren(of id: LayoutID) {
        var child = self[id].firstChild
        while child.exists {
            self[child].flags.remove(.isPlaced)
            if !recordings.isEmpty { markRun(of: child) }
            child = self[child].nextSibling
        }
    }

    // MARK: Custom layouts

    /// Reserves the placements of children that a custom layout is about to place.
    func beginPlacements(of children: ContiguousArray<LayoutID>.SubSequence) -> Int {
        let first = placements.count
        for child in children {
            self[child].placement = Int32(placements.count)
            placements.push(
                ChildPlacement(id: child, x: 0, y: 0, proposal: .unspecified, size: .zero, isMade: false))
        }
        return first
    }

    func recordPlacement(of id: LayoutID, at position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
        let index = self[id].placement
        precondition(
            index >= 0, "LayoutSubview.place(at:anchor:proposal:) may be called only inside placeSubviews.")
        let size = size(id, proposal)
        let x = position.x - Double(anchor.x) * Self.finite(size.width)
        let y = position.y - Double(anchor.y) * Self.finite(size.height)
        if x.isNaN || y.isNaN {
            Log.warning(
                "\(describe(id)) is placed at (\(position.x), \(position.y)) by (\(anchor.x), \(anchor.y)), which is not a point; 0 is taken for what is not a number.",
                view: describe(id), value: position)
        }
        placements[Int(index)] = ChildPlacement(
            id: id, x: Self.number(x), y: Self.number(y), proposal: proposal, size: size)
    }

    /// Completes the placements that `beginPlacements` has reserved: children that were not placed are centred (case
    /// `lp-*`).
    func endPlacements(
        from first: Int, of children: ContiguousArray<LayoutID>.SubSequence, in size: CGSize, _ proposal: Proposal
    ) {
        for (offset, child) in children.enumerated() {
            self[child].placement = -1
            guard !placements[first + offset].isMade else { continue }
            let inner = self.size(child, proposal)
            placements[first + offset] = ChildPlacement(
                id: child, x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2, proposal: proposal,
                size: inner)
        }
    }

    /// The length, with 0 for NaN, which is the difference of two infinite guides: these coincide.
    static func number(_ length: Double) -> Double { length.isNaN ? 0 : length }

    private static func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }

    // MARK: Results

    /// Whether something must be placed again.
    package var needsPlacement: Bool { root.exists && self[root].flags.contains(.needsPlacement) }

    /// An element's frame in the root's coordinates, not rounded to pixels.
    package func frame(of id: LayoutID) -> CGRect {
        CGRect(origin: absoluteOrigin(of: id), size: self[id].size)
    }

    package func absoluteOrigin(of id: LayoutID) -> CGPoint {
        var origin = CGPoint.zero
        var current = id
        while current.exists {
            origin.x += self[current].origin.x
            origin.y += self[current].origin.y
            current = self[current].parent
        }
        return origin
    }

    /// An element's frame in its parent's coordinates.
    package func localFrame(of id: LayoutID) -> CGRect { CGRect(origin: self[id].origin, size: self[id].size) }

    package func placedProposal(of id: LayoutID) -> ProposedViewSize { self[id].proposal.proposedViewSize }
}
