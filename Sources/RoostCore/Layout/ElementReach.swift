import CoreGraphics

/// How far the frames of an element and of all inside it reach: what painting leaves out where it is not seen.
extension LayoutTree {
    /// In the element's own coordinates; infinite where something inside is drawn elsewhere than where it is placed.
    ///
    /// Remembered until the element is placed anew; a scroll view's content does not count, for it is clipped.
    func reach(of id: LayoutID) -> CGRect {
        if self[id].flags.contains(.reachIsKnown) { return reaches[Int(id.index)] }
        var reach = CGRect(origin: .zero, size: self[id].size)
        if let scroll = layoutObject(of: id) as? ScrollObject {
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
}
