import CoreGraphics

/// How far the frames of an element and of all inside it reach: what painting leaves out where it is not seen.
extension LayoutTree {
    /// In the element's own coordinates; infinite where something inside is drawn elsewhere than where it is placed.
    ///
    /// Remembered until the element is placed anew, or `forgetReach` is called for it or for something inside; a scroll view's content does not count, for it is clipped.
    func reach(of id: LayoutID) -> CGRect {
        if self[id].flags.contains(.reachIsKnown) { return reaches[Int(id.index)] }
        var reach = CGRect(origin: .zero, size: self[id].size)
        if !self[id].flags.isDisjoint(with: [.isMoving, .isHosted, .hasTakenOut]) {
            reach = .infinite
        } else if let scroll = layoutObject(of: id) as? ScrollObject {
            reach = scroll.controller.viewport(of: reach.size)
            if scroll.controller.environment.isScrollClipDisabled { reach = .infinite }
        } else {
            var child = firstChild(of: id)
            while child.exists, !reach.isInfinite {
                if isPlaced(child) {
                    let inner = StackGuard.run(depth: depth) { self.reach(of: child) }
                    reach =
                        inner.isInfinite
                        ? .infinite : reach.union(inner.offsetBy(dx: self[child].origin.x, dy: self[child].origin.y))
                }
                child = nextSibling(of: child)
            }
        }
        if !reach.isInfinite, let owner = owner(of: id) { reach = owner.drawingReach(around: reach) }
        if reaches.count <= Int(id.index) {
            reaches.append(contentsOf: repeatElement(.zero, count: Int(count) - reaches.count))
        }
        reaches[Int(id.index)] = reach
        self[id].flags.insert(.reachIsKnown)
        return reach
    }

    /// Forgets how far an element reaches, and so what is around it: it begins to be drawn elsewhere than where it is
    /// placed, or ends to be.
    func forgetReach(of id: LayoutID) {
        var current = id
        // Around what is not known nothing finite is known either.
        while current.exists, self[current].flags.contains(.reachIsKnown) {
            self[current].flags.remove(.reachIsKnown)
            current = parent(of: current)
        }
    }
}
