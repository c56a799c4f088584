import CoreGraphics

/// An element that has left layout and is still drawn in its old place.
struct TakenOut {
    let element: LayoutID
    /// The sibling before it in the container; none if it was the first.
    let previous: LayoutID
    /// Its fixed position, in the coordinates of the nearest element that carries it.
    let position: CGPoint
}

/// Elements that have left layout but are drawn, in their old place, until their transitions end.
extension LayoutTree {
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
    func takeOut(_ id: LayoutID) {
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
        takenOut[container, default: []].append(TakenOut(element: id, previous: previous, position: position))
        self[container].flags.insert(.hasTakenOut)
        self[id].flags.insert(.isTakenOut)
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
    package func isTakenOut(_ id: LayoutID) -> Bool { self[id].flags.contains(.isTakenOut) }

    func hasTakenOut(_ container: LayoutID) -> Bool { self[container].flags.contains(.hasTakenOut) }

    /// Stops drawing an element that has left layout.
    func endTakenOut(_ id: LayoutID) {
        let container = parent(of: id)
        guard container.exists, var list = takenOut[container] else { return }
        list.removeAll { $0.element == id }
        self[id].flags.remove(.isTakenOut)
        takenOut[container] = list.isEmpty ? nil : list
        guard list.isEmpty else { return }
        self[container].flags.remove(.hasTakenOut)
        markDrawing(of: container)
        forgetReach(of: container)
    }

    /// Forgets an element that ends, in both roles: as one that was taken out, and as a container of such.
    func forgetTakenOut(_ id: LayoutID) {
        endTakenOut(id)
        takenOut[id] = nil
    }

    /// A container's drawn elements from back to front: its children, and between them those that have left.
    func drawnChildren(of container: LayoutID) -> ContiguousArray<LayoutID> {
        let gone = takenOut[container] ?? []
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

    /// Keeps the elements that left a container in it, after the container has a new list of children.
    func keepTakenOut(in container: LayoutID) {
        for one in takenOut[container] ?? [] { self[one.element].parent = container }
    }

    /// Keeps elements that have left layout in place, even if their container moves, and places them again if they have
    /// changed.
    func placeTakenOut() {
        for (container, list) in takenOut {
            let inside = carriedOrigin(inside: container)
            for one in list {
                self[one.element].origin = CGPoint(x: one.position.x - inside.x, y: one.position.y - inside.y)
                placeAgain(one.element)
            }
        }
    }

    // MARK: Drawing through transitions

    @inline(__always)
    func isHosted(_ id: LayoutID) -> Bool { self[id].flags.contains(.isHosted) }

    func setHost(_ host: LayoutID, of id: LayoutID) {
        hosts[id] = host
        self[id].flags.insert(.isHosted)
        forgetReach(of: id)
        markDrawing(of: id)
    }

    func endHost(of id: LayoutID) {
        guard isHosted(id) else { return }
        hosts[id] = nil
        self[id].flags.remove(.isHosted)
        forgetReach(of: id)
        markDrawing(of: id)
    }
}
