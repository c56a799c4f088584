/// A stage's values for some elements of a layout tree. An element that ends takes its value along.
///
/// The tree makes one table of each type when it is first asked for, and so names no stage.
class ElementTable<Value>: AnyElementTable {
    private(set) var values: [LayoutID: Value] = [:]

    final var isEmpty: Bool { values.isEmpty }

    final subscript(id: LayoutID) -> Value? { values[id] }

    final func set(_ value: Value, of id: LayoutID, in tree: LayoutTree) {
        values[id] = value
        tree.noteInTable(id)
    }

    @discardableResult
    final func remove(_ id: LayoutID) -> Value? { values.removeValue(forKey: id) }

    /// Called when an element with a value ends.
    func ended(_ id: LayoutID, _ value: Value, in tree: LayoutTree) {}

    override func forget(_ id: LayoutID, in tree: LayoutTree) {
        guard let value = values.removeValue(forKey: id) else { return }
        ended(id, value, in: tree)
    }
}

class AnyElementTable {
    required init() {}

    /// Whether the values are traits: forgotten whenever the container collects its elements anew.
    var holdsTraits: Bool { false }

    func forget(_ id: LayoutID, in tree: LayoutTree) {}

    /// Called when an element has a new list of children.
    func childrenChanged(of id: LayoutID, in tree: LayoutTree) {}

    /// Called when the whole tree ends: its elements are then not removed one by one.
    func treeEnds() {}
}

extension LayoutTree {
    /// The tree's own table of a type.
    func table<Table: AnyElementTable>(_ type: Table.Type = Table.self) -> Table {
        let key = ObjectIdentifier(type)
        for known in tables where known.key == key { return unsafeDowncast(known.table, to: Table.self) }
        let table = Table()
        tables.append((key, table))
        return table
    }

    /// Has tables told when an element ends.
    func noteInTable(_ id: LayoutID) { self[id].flags.insert(.isInTable) }

    /// Forgets an element that ends in all tables.
    @inline(__always)
    func forgetInTables(_ id: LayoutID) {
        if self[id].flags.contains(.isInTable) { forgetKnownInTables(id, traitsOnly: false) }
    }

    func forgetKnownInTables(_ id: LayoutID, traitsOnly: Bool) {
        for (_, table) in tables where !traitsOnly || table.holdsTraits { table.forget(id, in: self) }
    }
}
