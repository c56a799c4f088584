/// Finds nodes by their ids.
///
/// A hash table with linear probing. (`Dictionary` would take as long to hash an id as it takes to make a simple node.)
struct NodeTable: ~Copyable {
    /// 0 is no node's id.
    private struct Entry {
        var id: NodeID = 0
        var node: Unmanaged<ViewNode>?
    }

    private var entries: UnsafeMutableBufferPointer<Entry>
    private var count = 0

    init() { entries = Self.room(for: 16) }

    deinit { entries.deallocate() }

    private static func room(for capacity: Int) -> UnsafeMutableBufferPointer<Entry> {
        let entries = UnsafeMutableBufferPointer<Entry>.allocate(capacity: capacity)
        entries.initialize(repeating: Entry())
        return entries
    }

    /// The preferred index of an id. The highest bits of the product depend on all bits of the id; the table takes as
    /// many of them as it needs.
    private func place(of id: NodeID) -> Int {
        Int((id &* 0x9E37_79B1) >> UInt32(NodeID.bitWidth - entries.count.trailingZeroBitCount))
    }

    private func next(_ index: Int) -> Int { (index + 1) & (entries.count - 1) }

    /// The index of an id's entry, or of the free entry for it.
    private func index(of id: NodeID) -> Int {
        var index = place(of: id)
        while entries[index].id != id && entries[index].id != 0 { index = next(index) }
        return index
    }

    subscript(id: NodeID) -> ViewNode? { entries[index(of: id)].node?.takeUnretainedValue() }

    mutating func insert(_ node: ViewNode) {
        if 2 * count >= entries.count { grow() }
        let index = index(of: node.id)
        if entries[index].id == 0 { count += 1 }
        entries[index] = Entry(id: node.id, node: .passUnretained(node))
    }

    private mutating func grow() {
        let old = entries
        entries = Self.room(for: 2 * old.count)
        for entry in old where entry.id != 0 { entries[index(of: entry.id)] = entry }
        old.deallocate()
    }

    mutating func remove(_ id: NodeID) {
        var hole = index(of: id)
        guard entries[hole].id != 0 else { return }
        count -= 1
        // Displaced entries behind the hole move up, because a lookup ends at a free entry.
        var index = next(hole)
        while entries[index].id != 0 {
            let distance = (index - place(of: entries[index].id)) & (entries.count - 1)
            if distance >= (index - hole) & (entries.count - 1) {
                entries[hole] = entries[index]
                hole = index
            }
            index = next(index)
        }
        entries[hole] = Entry()
    }

    mutating func removeAll() {
        entries.deallocate()
        entries = Self.room(for: 16)
        count = 0
    }
}
