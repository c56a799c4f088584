import CoreGraphics

extension CGRect {
    /// The rectangle with another one added to its origin and size; never of negative size.
    func moved(by offset: CGRect) -> CGRect {
        CGRect(
            x: origin.x + offset.origin.x, y: origin.y + offset.origin.y,
            width: max(0, size.width + offset.size.width), height: max(0, size.height + offset.size.height))
    }
}

/// The old frames of the drawn elements, each in the coordinates of the nearest element that carries it.
struct DrawnGeometry {
    private var frames: ContiguousArray<(owner: NodeID, frame: CGRect)>

    init(_ tree: LayoutTree) {
        frames = ContiguousArray(repeating: (0, .zero), count: Int(tree.count))
        tree.forEachDrawn { frames[Int($0.index)] = ($1.id, $2) }
    }

    /// Adds the elements that are not yet known.
    mutating func add(_ tree: LayoutTree) {
        if frames.count < tree.count {
            frames.append(contentsOf: repeatElement((0, .zero), count: Int(tree.count) - frames.count))
        }
        tree.forEachDrawn { element, owner, frame in
            guard frames[Int(element.index)].owner != owner.id else { return }
            frames[Int(element.index)] = (owner.id, frame)
        }
    }

    /// The frame of the same owner's element; nil if there was none.
    func frame(of element: LayoutID, _ owner: ViewNode) -> CGRect? {
        guard Int(element.index) < frames.count else { return nil }
        let known = frames[Int(element.index)]
        return known.owner == owner.id ? known.frame : nil
    }
}

/// The animated offset from its placement of each element that moves.
final class MovementTable: ElementTable<AnimatedOffset<CGRect.AnimatableData>> {
    override func ended(_ id: LayoutID, _ offset: AnimatedOffset<CGRect.AnimatableData>, in tree: LayoutTree) {
        tree[id].flags.remove(.isMoving)
        tree.markDrawing(of: id)
        offset.cancel()
    }

    override func treeEnds() {
        for offset in values.values { offset.cancel() }
    }
}

extension LayoutTree {
    fileprivate var movements: MovementTable { table() }

    /// Visits the elements that are drawn by their frames, with these frames.
    func forEachDrawn(_ visit: (LayoutID, ViewNode, CGRect) -> Void) {
        forEachDrawn(below: root, at: .zero, depth: 0, visit)
    }

    private func forEachDrawn(
        below element: LayoutID, at origin: CGPoint, depth: Int32, _ visit: (LayoutID, ViewNode, CGRect) -> Void
    ) {
        guard isPlaced(element), let owner = owner(of: element) else { return }
        let local = self[element].origin
        var inner = CGPoint(x: origin.x + local.x, y: origin.y + local.y)
        let role = owner.geometryRole
        if role.contains(.drawn) { visit(element, owner, CGRect(origin: inner, size: self[element].size)) }
        if role.contains(.carries) { inner = .zero }
        if role.contains(.shifts), let correction = layoutObject(of: element)?.scrollCorrection {
            inner.x -= correction.x
            inner.y -= correction.y
        }
        var child = self[element].firstChild
        while child.exists {
            let shift = role.contains(.shifts) ? self[child].origin : .zero
            let start = CGPoint(x: inner.x - shift.x, y: inner.y - shift.y)
            StackGuard.run(depth: depth) { forEachDrawn(below: child, at: start, depth: depth + 1, visit) }
            child = self[child].nextSibling
        }
        for one in detached(of: element) {
            StackGuard.run(depth: depth) { forEachDrawn(below: one.element, at: inner, depth: depth + 1, visit) }
        }
    }

    /// Whether an element's presented frame differs from its place in layout.
    @inline(__always)
    func isMoving(_ id: LayoutID) -> Bool { self[id].flags.contains(.isMoving) }

    /// The presented frame of a moving element minus its frame in layout. (The size is negative for a smaller one: not
    /// a rectangle whose edges make sense.)
    func movement(of id: LayoutID) -> CGRect {
        var offset = CGRect.zero
        if let moving = movements[id] { offset.animatableData = moving.value }
        return offset
    }

    fileprivate func movementToChange(of id: LayoutID) -> AnimatedOffset<CGRect.AnimatableData> {
        if let known = movements[id] { return known }
        let offset = AnimatedOffset<CGRect.AnimatableData>()
        movements.set(offset, of: id, in: self)
        self[id].flags.insert(.isMoving)
        forgetReach(of: id)
        markDrawing(of: id)
        return offset
    }

    func forgetEndedMovements() {
        for (id, offset) in movements.values where !offset.isMoving {
            movements.remove(id)
            self[id].flags.remove(.isMoving)
            forgetReach(of: id)
            markDrawing(of: id)
        }
    }
}

/// The presented geometry, which differs from layout while things move.
extension ViewGraph {
    /// The geometry before a turn that may move something; nil if nothing can move.
    func geometryBeforeMovement() -> DrawnGeometry? {
        guard transactionScopes.count > 0 || movement != nil, layout.isPlaced(root.layoutID) else { return nil }
        return DrawnGeometry(layout)
    }

    /// Lets the elements that layout has moved or resized in this turn glide to their new frames, each drawn element by
    /// the transaction of its node. New elements, and those without an animation, stand at their new frame at once.
    func animateGeometry(since before: DrawnGeometry) {
        layout.forEachDrawn { element, owner, frame in
            guard let old = before.frame(of: element, owner), old != frame else { return }
            withTransaction(of: owner) {
                guard movement != nil else { return }
                var delta = frame.animatableData
                delta -= old.animatableData
                animate(layout.movementToChange(of: element), by: delta, in: owner.environment)
                owner.glides(element)
            }
        }
    }

    /// The presented frame of an element in the root's coordinates; transforms of effects are left out.
    ///
    /// An element that draws nothing itself is presented around the drawn elements inside.
    package func presentedFrame(of element: LayoutID) -> CGRect {
        let frame = layout.frame(of: element)
        guard !layout.movements.isEmpty, let owner = layout.owner(of: element) else { return frame }
        let carried = carriedOffset(of: element)
        let shown = frame.offsetBy(dx: carried.x, dy: carried.y)
        if owner.geometryRole.contains(.drawn) {
            return layout.isMoving(element) ? shown.moved(by: layout.movement(of: element)) : shown
        }
        var placed: CGRect?
        var seen: CGRect?
        func visit(_ element: LayoutID, depth: Int32) {
            guard layout.isPlaced(element), let owner = layout.owner(of: element) else { return }
            if owner.geometryRole.contains(.drawn) {
                let frame = layout.frame(of: element)
                let presented = presentedFrame(of: element)
                placed = placed?.union(frame) ?? frame
                seen = seen?.union(presented) ?? presented
            } else {
                for child in layout.children(of: element) {
                    StackGuard.run(depth: depth) { visit(child, depth: depth + 1) }
                }
            }
        }
        visit(element, depth: 0)
        guard let placed, let seen else { return shown }
        return CGRect(
            x: seen.minX + frame.minX - placed.minX, y: seen.minY + frame.minY - placed.minY,
            width: max(0, seen.width + frame.width - placed.width),
            height: max(0, seen.height + frame.height - placed.height))
    }

    /// The distance by which the elements around an element carry it from its place in layout.
    private func carriedOffset(of element: LayoutID) -> CGPoint {
        var offset = CGPoint.zero
        var current = layout.parent(of: element)
        while current.exists {
            if layout.isMoving(current), layout.owner(of: current)?.geometryRole.contains(.carries) == true {
                let moved = layout.movement(of: current)
                offset.x += moved.origin.x
                offset.y += moved.origin.y
            }
            current = layout.parent(of: current)
        }
        return offset
    }
}
