/// The elements that draw elements in transition.
final class HostTable: ElementTable<LayoutID> {
    override func ended(_ id: LayoutID, _ host: LayoutID, in tree: LayoutTree) { tree.clearHost(of: id) }
}

/// Drawing through transitions.
extension LayoutTree {
    @inline(__always)
    func isHosted(_ id: LayoutID) -> Bool { self[id].flags.contains(.isHosted) }

    /// The element that draws an element in transition; none if it draws itself.
    func host(of id: LayoutID) -> LayoutID { table(HostTable.self)[id] ?? .none }

    func setHost(_ host: LayoutID, of id: LayoutID) {
        table(HostTable.self).set(host, of: id, in: self)
        self[id].flags.insert(.isHosted)
        forgetReach(of: id)
        markDrawing(of: id)
    }

    func endHost(of id: LayoutID) {
        guard isHosted(id) else { return }
        table(HostTable.self).remove(id)
        clearHost(of: id)
    }

    fileprivate func clearHost(of id: LayoutID) {
        self[id].flags.remove(.isHosted)
        forgetReach(of: id)
        markDrawing(of: id)
    }
}
