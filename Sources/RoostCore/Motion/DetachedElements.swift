import CoreGraphics

/// An element that has left layout and is still drawn in its old place.
struct DetachedElement {
    let element: LayoutID
    /// The sibling before it in the container; none if it was the first.
    let previous: LayoutID
    /// Its fixed position, in the coordinates of the nearest element that carries it.
    let position: CGPoint
}

/// The elements that have left layout and are still drawn, by their container.
final class DetachedTable: ElementTable<[DetachedElement]> {
    /// An element ends in both roles: as one that was taken out, and as a container of such.
    override func forget(_ id: LayoutID, in tree: LayoutTree) {
        if tree.isDetached(id) { tree.endDetached(id) }
        super.forget(id, in: tree)
    }

    /// Those that left a container stay in it.
    override func childrenChanged(of id: LayoutID, in tree: LayoutTree) {
        for one in self[id] ?? [] { tree[one.element].parent = id }
    }
}

/// Elements that have left layout but are drawn, in their old place, until their transitions end.
extension LayoutTree {
    private var detached: DetachedTable { table() }

    /// Those that have left a container, in the order in which they left.
    func detached(of container: LayoutID) -> [DetachedElement] {
        hasDetached(container) ? detached[container] ?? [] : []
    }

    /// Whether an element and all elements around it are placed.
    func isShown(_ id: LayoutID) -> Bool {
        var current = id
        while current != root {
            guard current.exists, isPlaced(current) else { return false }
            current = parent(of: current)
        }
        return true
    }

    /// Takes an element out of layout. The caller has the container collect its elements again.
    func detach(_ id: LayoutID) {
        var outermost = id
        var origin = self[id].origin
        while parent(of: outermost).exists, owner(of: parent(of: outermost))?.wrapsContent == true {
            outermost = parent(of: outermost)
            origin.x += self[outermost].origin.x
            origin.y += self[outermost].origin.y
        }
        let container = parent(of: outermost)
        guard container.exists else { return }
        var previous = LayoutID.none
        var child = firstChild(of: container)
        while child.exists && child != outermost {
            previous = child
            child = nextSibling(of: child)
        }
        let inside = carriedOrigin(inside: container)
        let position = CGPoint(x: inside.x + origin.x, y: inside.y + origin.y)
        let gone = DetachedElement(element: id, previous: previous, position: position)
        detached.set((detached[container] ?? []) + [gone], of: container, in: self)
        noteInTable(id)
        self[container].flags.insert(.hasDetached)
        self[id].flags.insert(.isDetached)
        forgetReach(of: container)
        markDrawing(of: container)
        invalidate(container)
        self[id].origin = origin
        self[id].parent = container
    }

    /// The origin of an element's content, in the coordinates of the nearest element that carries it.
    private func carriedOrigin(inside id: LayoutID) -> CGPoint {
        var origin = CGPoint.zero
        var current = id
        while current.exists, owner(of: current)?.geometryRole.contains(.carries) != true {
            let outer = parent(of: current)
            if !outer.exists || owner(of: outer)?.geometryRole.contains(.shifts) != true {
                origin.x += self[current].origin.x
                origin.y += self[current].origin.y
            }
            current = outer
        }
        return origin
    }

    /// Whether an element has left layout and is still drawn.
    package func isDetached(_ id: LayoutID) -> Bool { self[id].flags.contains(.isDetached) }

    func hasDetached(_ container: LayoutID) -> Bool { self[container].flags.contains(.hasDetached) }

    /// Stops drawing an element that has left layout.
    func endDetached(_ id: LayoutID) {
        let container = parent(of: id)
        guard container.exists, var list = detached[container] else { return }
        list.removeAll { $0.element == id }
        self[id].flags.remove(.isDetached)
        guard list.isEmpty else { return detached.set(list, of: container, in: self) }
        detached.remove(container)
        self[container].flags.remove(.hasDetached)
        markDrawing(of: container)
        forgetReach(of: container)
    }

    /// A container's drawn elements from back to front: its children, and between them those that have left.
    func drawnChildren(of container: LayoutID) -> ContiguousArray<LayoutID> {
        let gone = detached[container] ?? []
        var followers: [LayoutID: [LayoutID]] = [:]
        for one in gone { followers[one.previous, default: []].append(one.element) }
        var drawn = ContiguousArray<LayoutID>()
        var isDrawn: Set<LayoutID> = []
        // Depth first: an element that stood behind another one that left comes right after it.
        func append(_ elements: [LayoutID]) {
            var waiting = elements.reversed() as [LayoutID]
            while let element = waiting.popLast() {
                guard isDrawn.insert(element).inserted else { continue }
                drawn.append(element)
                if let next = followers[element] { waiting += next.reversed() }
            }
        }
        append(followers[.none] ?? [])
        for child in children(of: container) { append([child]) }
        // An element whose former sibling no longer exists lies on top.
        append(gone.map(\.element))
        return ContiguousArray(
            drawn.enumerated().sorted {
                let (a, b) = (zIndex(of: $0.element), zIndex(of: $1.element))
                return a != b ? a < b : $0.offset < $1.offset
            }.map(\.element))
    }

    /// Keeps elements that have left layout in place, even if their container moves, and places them again if they have
    /// changed.
    func placeDetached() {
        for (container, list) in detached.values {
            let inside = carriedOrigin(inside: container)
            for one in list {
                self[one.element].origin = CGPoint(x: one.position.x - inside.x, y: one.position.y - inside.y)
                placeAgain(one.element)
            }
        }
    }
}
