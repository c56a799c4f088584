import CoreGraphics

/// The layout of views that are aligned on a common point.
///
/// Each child gets the container's proposal. The container's size is the smallest box around the children of the
/// highest priority, with their guides on one point. The children are then placed with the container's own size as
/// their proposal.
extension LayoutTree {
    /// A box around children whose guides all lie at (0, 0).
    struct AlignedBox {
        var minX = Double.infinity
        var minY = Double.infinity
        var maxX = -Double.infinity
        var maxY = -Double.infinity

        var size: CGSize { minX <= maxX ? CGSize(width: maxX - minX, height: maxY - minY) : .zero }
    }

    func zstackSize(_ id: LayoutID, _ alignment: Alignment, _ proposal: Proposal) -> CGSize {
        box(of: id, alignment, proposal).size
    }

    /// The box around the children of the highest priority.
    private func box(of id: LayoutID, _ alignment: Alignment, _ proposal: Proposal) -> AlignedBox {
        var box = AlignedBox()
        let hasPriorities = hasPriorities(id)
        let highest = hasPriorities ? highestPriority(below: id) : 0
        var child = self[id].firstChild
        while child.exists {
            if !hasPriorities || priority(of: child) == highest { extend(&box, by: child, alignment, proposal) }
            child = self[child].nextSibling
        }
        return box
    }

    private func highestPriority(below id: LayoutID) -> Double {
        var highest = -Double.infinity
        var child = self[id].firstChild
        while child.exists {
            highest = max(highest, priority(of: child))
            child = self[child].nextSibling
        }
        return highest
    }

    func extend(_ box: inout AlignedBox, by child: LayoutID, _ alignment: Alignment, _ proposal: Proposal) {
        let size = size(child, proposal)
        let x = guide(alignment.horizontal.key, of: child, size: size, proposal: proposal)
        let y = guide(alignment.vertical.key, of: child, size: size, proposal: proposal)
        box.minX = min(box.minX, -x)
        box.minY = min(box.minY, -y)
        box.maxX = max(box.maxX, size.width == .infinity ? .infinity : size.width - x)
        box.maxY = max(box.maxY, size.height == .infinity ? .infinity : size.height - y)
    }

    func pushZStackPlacements(_ id: LayoutID, _ alignment: Alignment, size: CGSize) {
        let proposal = Proposal(size)
        let box = box(of: id, alignment, proposal)
        guard box.minX <= box.maxX else { return }
        // Children that outgrow the measured size overhang the container on the sides away from its alignment.
        let left = box.minX - Self.number(size.width - box.size.width) * share(of: alignment.horizontal.key)
        let top = box.minY - Self.number(size.height - box.size.height) * share(of: alignment.vertical.key)
        var child = self[id].firstChild
        while child.exists {
            let childSize = self.size(child, proposal)
            let x = guide(alignment.horizontal.key, of: child, size: childSize, proposal: proposal)
            let y = guide(alignment.vertical.key, of: child, size: childSize, proposal: proposal)
            placements.push(
                ChildPlacement(
                    id: child, x: Self.number(-x - left), y: Self.number(-y - top), proposal: proposal,
                    size: childSize))
            child = self[child].nextSibling
        }
    }

    private func share(of key: AlignmentKey) -> Double {
        switch key {
        case .leading, .top: 0
        case .trailing, .bottom: 1
        default: 0.5
        }
    }
}
