import CoreGraphics

/// The bounds of an element's frame and of all frames inside it. Painting skips elements whose reach is not visible.
extension LayoutTree {
    /// The reach in the element's own coordinates; infinite if something inside is drawn away from its placement.
    ///
    /// It is remembered until the element is placed again, or `forgetReach` is called for the element or for one
    /// inside. The content of a scroll view does not count, because it is clipped.
    func reach(of id: LayoutID) -> CGRect {
        if self[id].flags.contains(.reachIsKnown) { return reaches[Int(id.index)] }
        var reach = CGRect(origin: .zero, size: self[id].size)
        if !self[id].flags.isDisjoint(with: [.isMoving, .isHosted, .hasDetached]) {
            reach = .infinite
        } else if let own = layoutObject(of: id)?.reach(of: reach.size) {
            reach = own
        } else {
            var child = firstChild(of: id)
            while child.exists, !reach.isBoundless {
                if isPlaced(child) {
                    let inner = StackGuard.run(depth: depth) { self.reach(of: child) }
                    reach =
                        inner.isBoundless
                        ? .infinite : reach.union(inner.offsetBy(dx: self[child].origin.x, dy: self[child].origin.y))
                }
                child = nextSibling(of: child)
            }
        }
        if !reach.isBoundless, let owner = self[id].owner { reach = owner.object.drawingReach(around: reach) }
        if reaches.count <= Int(id.index) {
            reaches.append(contentsOf: repeatElement(.zero, count: Int(count) - reaches.count))
        }
        reaches[Int(id.index)] = reach
        self[id].flags.insert(.reachIsKnown)
        return reach
    }

    /// Forgets the reach of an element, and so of the elements around it: called when it starts or stops being drawn
    /// away from its placement.
    func forgetReach(of id: LayoutID) {
        var current = id
        // The reaches around an unknown one are unknown too, or infinite.
        while current.exists, self[current].flags.contains(.reachIsKnown) {
            self[current].flags.remove(.reachIsKnown)
            current = parent(of: current)
        }
    }
}

extension CGRect {
    /// Whether this is `CGRect.infinite`. Painting asks for each element, and Foundation's `isInfinite` compares all
    /// four numbers behind calls.
    var isBoundless: Bool { size.width == .greatestFiniteMagnitude && size.height == .greatestFiniteMagnitude }
}
