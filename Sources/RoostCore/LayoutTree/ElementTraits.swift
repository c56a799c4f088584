import CoreGraphics

/// The traits that elements pass to their containers. They are kept beside the records, because few elements have any.
extension LayoutTree {
    /// The priority that `layoutPriority` gave an element. An element with the same layout as its only child has that
    /// child's priority (cases `gwp-hstack`, `lp-L`).
    package func priority(of id: LayoutID) -> Double {
        let own = self[id].priority
        if !own.isNaN { return own }
        switch self[id].rule {
        case .spacer: return -.infinity
        case .passthrough, .offset, .layered: return inheritedPriority(of: id)
        case .stack, .zstack, .object: return self[id].childCount == 1 ? inheritedPriority(of: id) : 0
        default: return 0
        }
    }

    private func inheritedPriority(of id: LayoutID) -> Double {
        var id = id
        while self[id].priority.isNaN {
            switch self[id].rule {
            case .spacer: return -.infinity
            case .passthrough, .offset, .layered: break
            case .stack, .zstack:
                if self[id].childCount != 1 { return 0 }
            case .object(let slot):
                if self[id].childCount != 1 || !object(slot).isNeutral { return 0 }
            default: return 0
            }
            id = self[id].firstChild
            if !id.exists { return 0 }
        }
        return self[id].priority
    }

    /// Whether a child's priority among its siblings is not 0; an only child has none to compare with.
    @inline(__always)
    func hasPriorities(_ container: LayoutID) -> Bool {
        let flags = self[container].flags
        return flags.contains(.prioritiesAreKnown) ? flags.contains(.hasPriorities) : findPriorities(of: container)
    }

    private func findPriorities(of container: LayoutID) -> Bool {
        var hasPriorities = false
        if self[container].childCount > 1 {
            var child = self[container].firstChild
            while child.exists && !hasPriorities {
                hasPriorities = priority(of: child) != 0
                child = self[child].nextSibling
            }
        }
        self[container].flags.formUnion(hasPriorities ? [.prioritiesAreKnown, .hasPriorities] : .prioritiesAreKnown)
        return hasPriorities
    }

    /// - Parameter priority: NaN for none.
    package func setPriority(_ priority: Double, of id: LayoutID) {
        guard self[id].priority.bitPattern != priority.bitPattern else { return }
        self[id].priority = priority
        invalidate(id)
    }

    package func traits(of id: LayoutID) -> LayoutTraits {
        stored(id)?.traits ?? LayoutTraits()
    }

    @inline(__always)
    private func stored(_ id: LayoutID) -> StoredTraits? {
        self[id].flags.contains(.hasTraits) ? storedTraits[Int(id.index)] : nil
    }

    private func addStored(_ id: LayoutID) -> StoredTraits {
        let index = Int(id.index)
        if index >= storedTraits.count {
            storedTraits.append(contentsOf: repeatElement(nil, count: max(index + 1, 8) - storedTraits.count))
        }
        let stored = StoredTraits()
        storedTraits[index] = stored
        self[id].flags.insert(.hasTraits)
        return stored
    }

    /// A trait that an element passes to its container; nil if it passes none of the kind.
    package func trait<K: PassingTraitKey>(_ key: K.Type, of id: LayoutID) -> K.Value? {
        stored(id)?.traits.passing.value(key)
    }

    package func changeTraits(of id: LayoutID, _ change: (inout LayoutTraits) -> Void) {
        let stored = stored(id) ?? addStored(id)
        change(&stored.traits)
        invalidate(id)
    }

    /// Collects a container's elements. Meanwhile modifiers set the elements' traits again, from the inside out.
    package func collect(_ append: (inout ContiguousArray<LayoutID>) -> Void) -> ContiguousArray<LayoutID> {
        var elements = ContiguousArray<LayoutID>()
        collect(&elements, append)
        return elements
    }

    private func collect(
        _ elements: inout ContiguousArray<LayoutID>, _ append: (inout ContiguousArray<LayoutID>) -> Void
    ) {
        let outer = isCollecting
        isCollecting = true
        append(&elements)
        isCollecting = outer
    }

    /// Lists elements without collecting them: their traits stay as they are, even while a container collects.
    func listing(_ append: (inout ContiguousArray<LayoutID>) -> Void) -> ContiguousArray<LayoutID> {
        let outer = isCollecting
        isCollecting = false
        defer { isCollecting = outer }
        var elements = ContiguousArray<LayoutID>()
        append(&elements)
        return elements
    }

    /// Gives an element the children that a closure appends to a list. The list's memory is reused.
    func setChildren(of id: LayoutID, _ append: (inout ContiguousArray<LayoutID>) -> Void) {
        var elements = ContiguousArray<LayoutID>()
        swap(&elements, &spareList)
        collect(&elements, append)
        setChildren(of: id, to: elements)
        guard elements.capacity <= Self.largestSpareList else { return }
        elements.removeAll(keepingCapacity: true)
        spareList = elements
    }

    private static let largestSpareList = 1024

    /// Appends an element to the list that is being collected, and forgets the traits that modifiers gave it before.
    package func append(_ id: LayoutID, to list: inout ContiguousArray<LayoutID>) {
        if isCollecting { forgetTraits(of: id) }
        list.append(id)
    }

    @inline(__always)
    func forgetTraits(of id: LayoutID) {
        if !self[id].priority.isNaN || !self[id].flags.isDisjoint(with: [.hasTraits, .hasAccessibility]) {
            forgetKnownTraits(of: id)
        }
    }

    private func forgetKnownTraits(of id: LayoutID) {
        setPriority(.nan, of: id)
        if self[id].flags.contains(.isInTable) { forgetKnownInTables(id, traitsOnly: true) }
        guard self[id].flags.contains(.hasTraits) else { return }
        storedTraits[Int(id.index)] = nil
        self[id].flags.remove(.hasTraits)
    }

    /// Gives a wrapper the traits of its child that pass through it.
    package func passTraits(from child: LayoutID, to wrapper: LayoutID) {
        guard isCollecting else { return }
        forgetTraits(of: wrapper)
        guard self[child].flags.contains(.hasTraits) else { return }
        let passing = traits(of: child).passing
        if !passing.isEmpty { changeTraits(of: wrapper) { $0.passing = passing } }
    }

    package func zIndex(of id: LayoutID) -> Double {
        stored(id)?.traits.passing.zIndex ?? 0
    }
}
