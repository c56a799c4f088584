@_spi(Engine) import RoostCore

/// Values of view nodes: a list while there are few, as in most blocks, where a search takes less than a hash.
struct NodeMap<Value> {
    private var few: ContiguousArray<(id: NodeID, value: Value)> = []
    private var many: [NodeID: Value] = [:]

    private static var mostInList: Int { 12 }

    subscript(id: NodeID) -> Value? {
        if !many.isEmpty { return many[id] }
        for index in few.indices where few[index].id == id { return few[index].value }
        return nil
    }

    mutating func set(_ value: Value, of id: NodeID) {
        if !many.isEmpty {
            many[id] = value
        } else if let index = few.firstIndex(where: { $0.id == id }) {
            few[index].value = value
        } else if few.count < Self.mostInList {
            if few.isEmpty { few.reserveCapacity(6) }
            few.append((id, value))
        } else {
            for (id, value) in few { many[id] = value }
            many[id] = value
            few = []
        }
    }
}
