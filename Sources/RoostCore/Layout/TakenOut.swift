import CoreGraphics

/// An element that has left layout and is drawn where it was.
struct TakenOut {
    let element: LayoutID
    /// The container's child that it stood behind; none for the first.
    let previous: LayoutID
}

/// Elements that have left layout and are still drawn, until their transitions are over: each stays where it was in its
/// container, and goes with that.
extension LayoutTree {
    /// Whether an element and all around it are placed.
    func isShown(_ id: LayoutID) -> Bool {
        var current = id
        while current != root {
            guard current.exists, isPlaced(current) else { return false }
            current = parent(of: current)
        }
        return true
    }

    /// Takes an element out of layout. Whoever does so has the container list its elements anew.
    func takeOut(_ id: LayoutID) {
        var outermost = id
        var origin = self[id].origin
        while let owner = owner(of: parent(of: outermost)), owner.wrapsContent {
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
        // Behind the same sibling, the one that has just left lies further back than those that left before it.
        takenOut[container, default: []].append(TakenOut(element: id, previous: previous))
        self[container].flags.insert(.hasTakenOut)
        invalidate(container)
        self[id].origin = origin
        self[id].parent = container
    }

    func hasTakenOut(_ container: LayoutID) -> Bool { self[container].flags.contains(.hasTakenOut) }

    /// The element is no longer drawn outside of layout.
    func endTakenOut(_ id: LayoutID) {
        let container = parent(of: id)
        guard container.exists, var list = takenOut[container] else { return }
        list.removeAll { $0.element == id }
        takenOut[container] = list.isEmpty ? nil : list
        if list.isEmpty { self[container].flags.remove(.hasTakenOut) }
    }

    /// Forgets an element that ends, as what was taken out or as what it was taken out of.
    func forgetTakenOut(_ id: LayoutID) {
        endTakenOut(id)
        takenOut[id] = nil
    }

    /// What a container draws, the lowest first: its children, and between them what has left.
    func drawnChildren(of container: LayoutID) -> ContiguousArray<LayoutID> {
        let gone = takenOut[container] ?? []
        var drawn = ContiguousArray<LayoutID>()
        func appendGone(after previous: LayoutID) {
            for one in gone where one.previous == previous && !drawn.contains(one.element) {
                drawn.append(one.element)
                appendGone(after: one.element)
            }
        }
        appendGone(after: .none)
        for child in children(of: container) where !drawn.contains(child) {
            drawn.append(child)
            appendGone(after: child)
        }
        // What stood behind a sibling that is no longer there lies on top.
        for one in gone where !drawn.contains(one.element) { drawn.append(one.element) }
        return ContiguousArray(
            drawn.enumerated().sorted {
                let (a, b) = (zIndex(of: $0.element), zIndex(of: $1.element))
                return a != b ? a < b : $0.offset < $1.offset
            }.map(\.element))
    }

    /// Keeps what has left a container in it after the container has listed its children anew.
    func keepTakenOut(in container: LayoutID) {
        for one in takenOut[container] ?? [] { self[one.element].parent = container }
    }

    /// Places what has left layout and has changed since.
    func placeTakenOut() {
        for one in Array(takenOut.values.joined()) { placeAgain(one.element) }
    }

    // MARK: Drawing through transitions

    @inline(__always)
    func isHosted(_ id: LayoutID) -> Bool { self[id].flags.contains(.isHosted) }

    func setHost(_ host: LayoutID, of id: LayoutID) {
        hosts[id] = host
        self[id].flags.insert(.isHosted)
    }

    func endHost(of id: LayoutID) {
        guard isHosted(id) else { return }
        hosts[id] = nil
        self[id].flags.remove(.isHosted)
    }
}
