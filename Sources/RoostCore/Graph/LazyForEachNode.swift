/// The node of a `ForEach` in a lazy container: it makes a row when the container asks for it.
///
/// 1. A row in view has a node, which changes with the data like any other.
/// 2. A row that leaves the view is parked: `onDisappear` runs and tasks end, but the node stays for a while, so that the
///    row comes back at once and with its state. When it does, it is updated and `onAppear` runs.
/// 3. The container limits the number of parked rows; those that left first end. Rows whose state has been written end
///    last: up to 256 of them outlive the others, so that a person's changes to a row are still there when it comes back.
/// 4. When the data changes, the existing rows are found again by their ids: first at the old position, shifted as far as
///    the row before; then everywhere.
/// 5. A row that a list's data no longer contains is parked for a while too, and can come back with its state (case
///    `ds-F12`).
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    EvaluatingNode<ForEach<Data, ID, Content>>, LazyElementSource, IdentifiedRows
{
    private struct Row {
        let id: ID
        let node: _ViewNodeOf<Content>
        /// The number of the data change for which the node was updated last.
        var generation: Int
        /// The last time that the row was in view, counted in calls of `keep`.
        var lastInView: Int
    }

    private static var writtenLimit: Int { 256 }
    private static var removedLimit: Int { 16 }

    private var rows: [Int: Row] = [:]
    /// The ids of these rows.
    private var ids: Set<ID> = []
    /// The rows of a list that are no longer in the data, the latest last. Some may still be on screen.
    private var removed: [Row] = []
    private var generation = 0
    private var clock = 0
    /// The ids before the current change, if that is animated: rows with other ids enter with a transition.
    private var idsBefore: (() -> Set<ID>)?

    // MARK: Changes of the data

    override package func willMove(to view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
        let old = self.view
        var known: Set<ID>?
        idsBefore = {
            let ids = known ?? Set(old.data.map(old.id))
            known = ids
            return ids
        }
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) { refresh() }

    override package func reevaluate() { refresh() }

    private func refresh() {
        generation += 1
        // Starts a new evaluation: the rows' earlier reads no longer count.
        tracked {}
        relocate()
        for (index, row) in rows where !row.node.isParked { update(row, at: index) }
        elementsChanged()
    }

    private func element(at row: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: row)]
    }

    private func update(_ row: Row, at index: Int) {
        rows[index]?.generation = generation
        row.node.update(makeContent(element(at: index)), environment)
    }

    /// Finds the new positions of the existing rows, and ends those that are gone.
    private func relocate() {
        let count = view.data.count
        func holds(_ id: ID, _ row: Int) -> Bool { row >= 0 && row < count && view.id(element(at: row)) == id }
        var found: [Int: Row] = [:]
        var missing: [ID: Row] = [:]
        var shift = 0
        for (index, row) in rows.sorted(by: { $0.key < $1.key }) {
            if let place = [index + shift, index].first(where: { holds(row.id, $0) && found[$0] == nil }) {
                shift = place - index
                found[place] = row
            } else if missing[row.id] == nil {
                missing[row.id] = row
            } else {
                row.node.remove()
            }
        }
        if !missing.isEmpty {
            for (place, element) in view.data.enumerated() where found[place] == nil {
                if let row = missing.removeValue(forKey: view.id(element)) {
                    found[place] = row
                    if missing.isEmpty { break }
                }
            }
            let isList = rowDecorator != nil
            for row in missing.values {
                if isList { keepRemoved(row) }
                if row.node.isParked { end(row.node) } else { leave(row.node, key: AnyHashable(row.id)) }
            }
        }
        rows = found
        ids = Set(found.values.map(\.id))
    }

    private func keepRemoved(_ row: Row) {
        removed.append(row)
        guard removed.count > Self.removedLimit else { return }
        let oldest = removed.removeFirst().node
        if oldest.isParked { oldest.remove() }
    }

    override package func end(_ child: ViewNode) {
        if removed.contains(where: { $0.node === child }) { child.setParked(true) } else { child.remove() }
    }

    private func takeRemoved(_ id: ID) -> _ViewNodeOf<Content>? {
        removed.lastIndex { $0.id == id }.map { removed.remove(at: $0).node }
    }

    // MARK: Rows

    private func makeContent(_ element: Data.Element) -> Content {
        tracked(inAddition: true) { view.content(element) }
    }

    private func node(ofRow index: Int) -> _ViewNodeOf<Content> {
        if let row = rows[index] {
            if row.generation != generation { update(row, at: index) }
            return row.node
        }
        let element = element(at: index)
        let id = view.id(element)
        if !ids.insert(id).inserted {
            Log.warning(
                "ForEach: the id \(id) occurs more than once in the collection of \(typeName(Data.Element.self)).",
                view: "ForEach", value: id)
        }
        let node: _ViewNodeOf<Content>
        if let back = returning(AnyHashable(id), as: Content.self) {
            node = back
            _ = takeRemoved(id)
            node.update(makeContent(element), environment)
        } else {
            if let known = takeRemoved(id) {
                node = known
                node.update(makeContent(element), environment)
            } else {
                node = makeChild(makeContent(element))
                node.setParked(true)
            }
            if graph.movement != nil, let idsBefore, !idsBefore().contains(id) { enter(node) }
        }
        rows[index] = Row(id: id, node: node, generation: generation, lastInView: clock)
        return node
    }

    var rowCount: Int { view.data.count }

    func makeElements(ofRow row: Int) -> ContiguousArray<LayoutID> {
        guard row >= 0, row < view.data.count else { return [] }
        var elements = ContiguousArray<LayoutID>()
        node(ofRow: row).appendElements(to: &elements)
        return elements
    }

    func keep(_ kept: Range<Int>, parking limit: Int) {
        clock += 1
        idsBefore = nil
        guard !graph.isLeaving(self) else { return }
        var parked: [(row: Int, lastInView: Int)] = []
        for (index, row) in rows {
            if kept.contains(index) {
                rows[index]!.lastInView = clock
                row.node.setParked(false)
            } else {
                row.node.setParked(true)
                parked.append((index, row.lastInView))
            }
        }
        guard parked.count > limit else { return }
        parked.sort { $0.lastInView > $1.lastInView }
        var written = 0
        for (index, _) in parked.dropFirst(limit) {
            guard let row = rows[index] else { continue }
            if written < Self.writtenLimit, row.node.holdsWrittenState {
                written += 1
            } else {
                rows[index] = nil
                ids.remove(row.id)
                row.node.remove()
            }
        }
    }

    private func elements(ofMadeRow row: Row) -> ContiguousArray<LayoutID> {
        var elements = ContiguousArray<LayoutID>()
        row.node.appendElements(to: &elements)
        return elements
    }

    var madeElements: ContiguousArray<LayoutID> {
        var elements = ContiguousArray<LayoutID>()
        for row in rows.sorted(by: { $0.key < $1.key }) { row.value.node.appendElements(to: &elements) }
        return elements
    }

    func holds(_ element: LayoutID, inRow row: Int) -> Bool {
        rows[row].map { elements(ofMadeRow: $0).contains(element) } ?? false
    }

    func row(withElement element: LayoutID) -> Int? {
        rows.first { elements(ofMadeRow: $0.value).contains(element) }?.key
    }

    func row(withID id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        if let made = rows.first(where: { $0.value.id == id }) { return made.key }
        return view.data.enumerated().first { view.id($0.element) == id }?.offset
    }

    func id(ofRow row: Int) -> AnyHashable? {
        row >= 0 && row < view.data.count ? AnyHashable(view.id(element(at: row))) : nil
    }

    func placedElement(ofRow row: Int) -> LayoutID? {
        guard let row = rows[row], !row.node.isParked else { return nil }
        return elements(ofMadeRow: row).first { graph.layout.isPlaced($0) }
    }

    var origin: AnyObject { self }
    var edits: RowEdits { view.edits?.edits ?? RowEdits() }

    // MARK: The graph

    override package func appendLazyElements(to list: inout LazyElementList) { list.append(.source(self)) }

    /// Makes all rows: the caller asks for all elements.
    override package func appendElements(to list: inout ContiguousArray<LayoutID>) {
        for row in 0..<view.data.count {
            let node = node(ofRow: row)
            node.setParked(false)
            appendElements(of: node, to: &list)
        }
    }

    override package var children: NodeList {
        let parked = removed.lazy.map(\.node).filter(\.isParked)
        return NodeList(rows.sorted { $0.key < $1.key }.map(\.value.node) + parked)
    }

    /// Parked rows contribute no preferences.
    override package func mergePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard writesPreferences else { return }
        for child in children where !child.isParked {
            StackGuard.run(depth: depth) { child.mergePreference(key, into: &value) }
        }
    }

    // MARK: Rows by id

    func rowNode(withID id: AnyHashable) -> ViewNode? {
        guard let id = id.base as? ID else { return nil }
        return rows.values.first { $0.id == id && !$0.node.isParked }?.node
    }

    func id(ofRowNode node: ViewNode) -> AnyHashable? {
        rows.values.first { $0.node === node }.map { AnyHashable($0.id) }
    }
}
