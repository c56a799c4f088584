import CoreGraphics

/// Measuring: each rule's answer to a proposal.
extension LayoutTree {
    func measure(_ id: LayoutID, _ proposal: Proposal) -> CGSize {
        let child = self[id].firstChild
        // A copy: the calls below may add elements, which moves the records.
        let rule = self[id].rule
        switch rule {
        case .fixed(let width, let height):
            return CGSize(width: width, height: height)
        case .flexible(let idealWidth, let idealHeight):
            return CGSize(
                width: proposal.width.isNaN ? idealWidth : max(0, proposal.width),
                height: proposal.height.isNaN ? idealHeight : max(0, proposal.height))
        case .square(let ideal):
            let side = fittingSide(proposal, ideal: ideal)
            return CGSize(width: side, height: side)
        case .spacer(let minLength):
            return spacerSize(id, minLength: minLength.isNaN ? ViewSpacing.defaultDistance : minLength, proposal)
        case .divider(let thickness):
            return dividerSize(id, thickness: thickness, proposal)
        case .passthrough, .offset:
            return child.exists ? size(child, proposal) : .zero
        case .frame(let width, let height, _):
            return frameSize(width, height, child, proposal)
        case .flexibleFrame(let frame):
            return flexibleFrameSize(frame, child, proposal)
        case .padding(let insets):
            let inner = size(child, proposal.inset(by: insets))
            return CGSize(
                width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
        case .position:
            return positionSize(child, proposal)
        case .aspectRatio(let ratio, let fills):
            return size(child, aspectProposal(ratio, fills: fills, child: child, proposal))
        case .fixedSize(let horizontal, let vertical):
            return size(child, proposal.freed(horizontal: horizontal, vertical: vertical))
        case .stack(let axis, let spacing, let key):
            return stackSize(id, axis, spacing: spacing, key, proposal)
        case .zstack(let alignment):
            return zstackSize(id, alignment, proposal)
        case .layered:
            return child.exists ? size(child, proposal) : .zero
        case .object(let slot):
            return object(slot).size(for: proposal, of: id, in: self)
        }
    }

    private func fittingSide(_ proposal: Proposal, ideal: Double) -> Double {
        switch (proposal.width.isNaN, proposal.height.isNaN) {
        case (true, true): ideal
        case (true, false): max(0, proposal.height)
        case (false, true): max(0, proposal.width)
        case (false, false): max(0, min(proposal.width, proposal.height))
        }
    }

    /// The axis of the stack around an element, looking through modifiers, and out of overlays and backgrounds.
    func stackAxis(around id: LayoutID) -> Axis? {
        var parent = self[id].parent
        while parent.exists {
            switch self[parent].rule {
            case .stack(let axis, _, _): return axis
            case .object(let slot) where !object(slot).isModifier: return object(slot).stackAxis
            case .zstack: return nil
            default: parent = self[parent].parent
            }
        }
        return nil
    }

    private func spacerSize(_ id: LayoutID, minLength: Double, _ proposal: Proposal) -> CGSize {
        let width = proposal.width.isNaN ? minLength : max(minLength, proposal.width)
        let height = proposal.height.isNaN ? minLength : max(minLength, proposal.height)
        return switch stackAxis(around: id) {
        case .horizontal: CGSize(width: width, height: 0)
        case .vertical: CGSize(width: 0, height: height)
        case nil: CGSize(width: width, height: height)
        }
    }

    private func dividerSize(_ id: LayoutID, thickness: Double, _ proposal: Proposal) -> CGSize {
        if stackAxis(around: id) == .horizontal {
            CGSize(width: thickness, height: proposal.height.isNaN ? 10 : max(0, proposal.height))
        } else {
            CGSize(width: proposal.width.isNaN ? 10 : max(0, proposal.width), height: thickness)
        }
    }

    // MARK: Frames

    private func frameSize(_ width: Double, _ height: Double, _ child: LayoutID, _ proposal: Proposal) -> CGSize {
        if !width.isNaN && !height.isNaN { return CGSize(width: width, height: height) }
        let inner = size(
            child,
            Proposal(
                width: width.isNaN ? proposal.width : width,
                height: height.isNaN ? proposal.height : height))
        return CGSize(width: width.isNaN ? inner.width : width, height: height.isNaN ? inner.height : height)
    }

    /// Cases `frame-*` (Rules.md, Frames).
    private func flexibleFrameSize(_ frame: FlexibleFrame, _ child: LayoutID, _ proposal: Proposal) -> CGSize {
        let width = FrameLimits(frame.minWidth, frame.idealWidth, frame.maxWidth)
        let height = FrameLimits(frame.minHeight, frame.idealHeight, frame.maxHeight)
        let knownWidth = width.answer(to: proposal.width)
        let knownHeight = height.answer(to: proposal.height)
        if let knownWidth, let knownHeight { return CGSize(width: knownWidth, height: knownHeight) }
        let inner = size(
            child, Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height)))
        return CGSize(
            width: knownWidth ?? width.answer(to: proposal.width, child: inner.width),
            height: knownHeight ?? height.answer(to: proposal.height, child: inner.height))
    }

    // MARK: Position, aspect ratio

    private func positionSize(_ child: LayoutID, _ proposal: Proposal) -> CGSize {
        if !proposal.width.isNaN && !proposal.height.isNaN {
            return CGSize(width: proposal.width, height: proposal.height)
        }
        let inner = size(child, proposal)
        return CGSize(
            width: proposal.width.isNaN ? inner.width : proposal.width,
            height: proposal.height.isNaN ? inner.height : proposal.height)
    }

    func aspectProposal(_ ratio: Double, fills: Bool, child: LayoutID, _ proposal: Proposal) -> Proposal {
        var ratio = ratio
        if ratio.isNaN {
            let ideal = size(child, .unspecified)
            ratio = ideal.width / ideal.height
            guard ratio.isFinite, ratio > 0 else { return proposal }
        }
        switch (proposal.width.isNaN, proposal.height.isNaN) {
        case (true, true): return proposal
        case (false, true): return Proposal(width: proposal.width, height: proposal.width / ratio)
        case (true, false): return Proposal(width: proposal.height * ratio, height: proposal.height)
        case (false, false):
            // Compared by height: a negative ratio keeps the width if it fits (Rules.md, Aspect ratios).
            let heightFromWidth = proposal.width / ratio
            let keepsWidth = fills ? heightFromWidth >= proposal.height : heightFromWidth <= proposal.height
            return keepsWidth
                ? Proposal(width: proposal.width, height: heightFromWidth)
                : Proposal(width: proposal.height * ratio, height: proposal.height)
        }
    }
}

/// One axis of a flexible frame.
struct FrameLimits {
    private let low: Double
    private let ideal: Double
    private let high: Double
    private let hasMin: Bool
    private let hasMax: Bool

    init(_ min: Double, _ ideal: Double, _ max: Double) {
        hasMin = !min.isNaN
        hasMax = !max.isNaN
        low = hasMin ? Swift.max(0, min) : -.infinity
        high = hasMax ? Swift.max(0, max) : .infinity
        self.ideal = ideal
    }

    /// Whether there is neither a limit nor an ideal.
    var areNone: Bool { !hasMin && !hasMax && ideal.isNaN }

    private func clamp(_ value: Double) -> Double { Swift.max(low, Swift.min(value, high)) }

    /// The child's proposal: the frame's own, or the ideal if that is nil, within the limits.
    func offer(_ proposal: Double) -> Double {
        let base = proposal.isNaN ? ideal : proposal
        return base.isNaN ? .nan : clamp(base)
    }

    /// The answer, if it does not depend on the child.
    func answer(to proposal: Double) -> Double? {
        if proposal.isNaN { return ideal.isNaN ? nil : Swift.max(0, clamp(ideal)) }
        return hasMin && hasMax ? clamp(proposal) : nil
    }

    /// The answer with a child: with a maximum alone the frame grows to the proposal, with a minimum alone it shrinks to it.
    func answer(to proposal: Double, child: Double) -> Double {
        if hasMin == hasMax || proposal.isNaN { return clamp(child) }
        return clamp(hasMax ? Swift.max(proposal, child) : Swift.min(proposal, child))
    }
}

extension Proposal {
    /// The proposal less the insets, at least 0.
    func inset(by insets: EdgeInsets) -> Proposal {
        Proposal(
            width: width.isNaN ? .nan : max(0, width - insets.horizontal),
            height: height.isNaN ? .nan : max(0, height - insets.vertical))
    }

    /// The proposal with nil on the given axes.
    func freed(horizontal: Bool, vertical: Bool) -> Proposal {
        Proposal(width: horizontal ? .nan : width, height: vertical ? .nan : height)
    }
}
