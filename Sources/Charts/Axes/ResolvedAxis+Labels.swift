import Foundation

extension ResolvedAxis {
    /// The frames of the labels in the plot's coordinate space; nil for labels that have no room.
    /// - Parameter sizes: The labels' sizes, in their order.
    func labelFrames(sizes: [CGSize], plot: CGRect, scale: PositionScale) -> [CGRect?] {
        var frames: [CGRect?] = zip(labels, sizes).map { label, size in
            frame(of: label, size: size, plot: plot, scale: scale)
        }
        align(&frames)
        let order = frames.indices.sorted { (priority(of: $0), -$0) > (priority(of: $1), -$1) }
        var kept: [CGRect] = []
        for index in order {
            guard let frame = frames[index] else { continue }
            guard let spacing = spacing(of: index) else {
                kept.append(frame)
                continue
            }
            let room = axis == .x ? frame.insetBy(dx: -spacing, dy: 0) : frame.insetBy(dx: 0, dy: -spacing)
            if kept.contains(where: { $0.intersects(room) }) { frames[index] = nil } else { kept.append(frame) }
        }
        return frames
    }

    /// Aligns labels with each other across the axis: on y by their sides, on x by their tops and bottoms.
    private func align(_ frames: inout [CGRect?]) {
        let indices = labels.indices.filter { frames[$0] != nil && labels[$0].layout.multiLabelAlignment != nil }
        guard let first = indices.first, let start = frames[first] else { return }
        let room = indices.reduce(start) { $0.union(frames[$1] ?? $0) }
        for index in indices {
            guard var frame = frames[index], let alignment = labels[index].layout.multiLabelAlignment else { continue }
            if axis == .y {
                switch alignment.horizontal {
                case .leading: frame.origin.x = room.minX
                case .trailing: frame.origin.x = room.maxX - frame.width
                default: frame.origin.x = room.midX - frame.width / 2
                }
            } else {
                switch alignment.vertical {
                case .top: frame.origin.y = room.minY
                case .bottom: frame.origin.y = room.maxY - frame.height
                default: frame.origin.y = room.midY - frame.height / 2
                }
            }
            frames[index] = frame
        }
    }

    private func priority(of index: Int) -> Double {
        if case .greedy(let priority, _) = labels[index].layout.collisionResolution.kind { priority } else { 0 }
    }

    /// The least distance to other labels; nil if the label may touch them.
    private func spacing(of index: Int) -> CGFloat? {
        switch labels[index].layout.collisionResolution.kind {
        case .disabled, .truncate: nil
        case .automatic: 0
        case .greedy(_, let spacing): spacing ?? 0
        }
    }

    /// The room that a label is offered: its slot, if it is to be cut.
    func proposal(for index: Int, scale: PositionScale) -> ProposedViewSize {
        let label = labels[index]
        guard label.layout.collisionResolution == .truncate, axis == .x else { return .unspecified }
        return ProposedViewSize(width: max(0, label.place.room(on: scale) - 2 * Self.spacing), height: nil)
    }

    private func frame(of label: ResolvedAxisLabel, size: CGSize, plot: CGRect, scale: PositionScale) -> CGRect? {
        guard let position = label.place.position(on: scale) else { return nil }
        let length = axis == .x ? plot.width : plot.height
        guard position >= -0.5, position <= length + 0.5 else { return nil }
        // The middle of a slot that ends with the plot would be the plot's edge.
        if label.place.isCentered, scale.kind != .category, label.place.room(on: scale) < 0.5 { return nil }
        let origin =
            axis == .x
            ? belowOrAbove(label, size, at: position, plot, scale) : beside(label, size, at: position, plot)
        return origin.map {
            CGRect(origin: CGPoint(x: $0.x + label.offset.width, y: $0.y + label.offset.height), size: size)
        }
    }

    private func belowOrAbove(
        _ label: ResolvedAxisLabel, _ size: CGSize, at position: CGFloat, _ plot: CGRect, _ scale: PositionScale
    ) -> CGPoint? {
        let horizontal = label.layout.horizontalSpacing ?? Self.spacing
        let vertical = label.layout.verticalSpacing ?? Self.spacing
        let center = plot.minX + position
        var x: CGFloat
        if let anchor = label.layout.anchor {
            x = center - anchor.x * size.width + (anchor.x == 0 ? horizontal : anchor.x == 1 ? -horizontal : 0)
        } else if scale.kind == .category || label.place.isCentered {
            x = center - size.width / 2
        } else {
            x = center + horizontal
            // A label at the far end of the plot would stand for nothing that can be seen.
            if position + size.width / 2 > plot.width, !isAligned { return nil }
        }
        if isAligned || isInset { x = min(max(x, plot.minX), plot.maxX - size.width) }
        let isBelow = (edge == .bottom) != isInset
        let y =
            edge == .bottom
            ? plot.maxY + (isBelow ? vertical : -vertical - size.height)
            : plot.minY + (isBelow ? vertical : -vertical - size.height)
        return CGPoint(x: x, y: y)
    }

    private func beside(
        _ label: ResolvedAxisLabel, _ size: CGSize, at position: CGFloat, _ plot: CGRect
    ) -> CGPoint? {
        let horizontal = label.layout.horizontalSpacing ?? Self.spacing
        let anchor = label.layout.anchor?.y ?? 0.5
        var y = plot.minY + position - anchor * size.height
        if isAligned { y = min(max(y, plot.minY), plot.maxY - size.height) }
        if isInset && label.layout.anchor == nil { y -= size.height / 2 }
        let isBehind = (edge == .trailing) != isInset
        let x = (edge == .trailing ? plot.maxX : plot.minX) + (isBehind ? horizontal : -horizontal - size.width)
        return CGPoint(x: x, y: y)
    }
}
