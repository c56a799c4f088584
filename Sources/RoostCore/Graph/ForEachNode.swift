import CoreGraphics

/// The node of a `ForEach`, which keeps one child for each element, by the element's id.
///
/// Inside a lazy container a `LazyForEachNode` mostly takes its place, which makes a child only when the container asks
/// for it.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    EvaluatingNode<ForEach<Data, ID, Content>>, IdentifiedRows
{
    private var ids: ContiguousArray<ID> = []
    /// For each id the number of equal ids before it; nil if all differ, as they should.
    private var occurrences: ContiguousArray<Int>?
    /// The node of each id; each stands for a `Content`.
    private var rows: [ViewNode] = []

    override required init(_ view: borrowing ForEach<Data, ID, Content>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        makeRows()
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) { refresh() }

    override package func reevaluate() { refresh() }

    override package var children: NodeList { NodeList(rows) }

    override package var isSingleView: Bool { false }

    /// Makes the rows of a new node. The container around it collects its elements once it is complete.
    private func makeRows() {
        let evaluated = evaluate()
        let occurrences = occurrences(in: evaluated.ids)
        var rows: [ViewNode] = []
        rows.reserveCapacity(evaluated.ids.count)
        evaluated.contents.withUnsafeBufferPointer { contents in
            for index in contents.indices {
                rows.append(makeChild(contents[first(like: index, in: evaluated.ids, occurrences)]))
            }
        }
        (ids, self.occurrences, self.rows) = (evaluated.ids, occurrences, rows)
    }

    private func refresh() {
        let evaluated = evaluate()
        let newIDs = evaluated.ids
        let contents = evaluated.contents
        let same = sameStart(ids, newIDs)
        update(rows[..<same], with: contents, of: newIDs)
        guard same < max(ids.count, newIDs.count) else { return }

        let newOccurrences = occurrences(in: newIDs)
        var known: [RowKey<ID>: ViewNode] = [:]
        for index in same..<ids.count { known[key(of: index, in: ids, occurrences)] = rows[index] }
        var newRows = Array(rows[..<same])
        newRows.reserveCapacity(newIDs.count)
        for index in newRows.count..<newIDs.count {
            let key = key(of: index, in: newIDs, newOccurrences)
            let content = contents[first(like: index, in: newIDs, newOccurrences)]
            if let node = known.removeValue(forKey: key) {
                node.update(as: content, environment)
                newRows.append(node)
            } else {
                newRows.append(arriving(content, key: AnyHashable(key)))
            }
        }
        let oldRows = rows, oldIDs = ids, oldOccurrences = occurrences
        (ids, occurrences, rows) = (newIDs, newOccurrences, newRows)
        for index in same..<oldIDs.count where !known.isEmpty {
            let key = key(of: index, in: oldIDs, oldOccurrences)
            if known[key] === oldRows[index] { leave(oldRows[index], key: AnyHashable(key)) }
        }
        elementsChanged()
    }

    /// Updates the rows at the start whose ids have not changed.
    private func update(
        _ rows: ArraySlice<ViewNode>, with contents: ContiguousArray<Content>, of ids: ContiguousArray<ID>
    ) {
        let (environment, occurrences) = (environment, occurrences)
        contents.withUnsafeBufferPointer { contents in
            // The slice retains the nodes during the updates.
            rows.withUnsafeBufferPointer { rows in
                for index in rows.indices {
                    let content = contents.baseAddress! + first(like: index, in: ids, occurrences)
                    Unmanaged.passUnretained(rows[index])._withUnsafeGuaranteedRef {
                        $0.update(at: content, environment)
                    }
                }
            }
        }
    }

    private func evaluate() -> ForEachRows<ID, Content> {
        let view = view
        return tracked { view.rows(view.data, view.content, view.id) }
    }

    private func key(of index: Int, in ids: ContiguousArray<ID>, _ occurrences: ContiguousArray<Int>?) -> RowKey<ID> {
        RowKey(id: ids[index], occurrence: occurrences?[index] ?? 0)
    }

    /// The first of the rows with the same id, whose content all of them show (case `ds-F7`).
    @inline(__always)
    private func first(
        like index: Int, in ids: ContiguousArray<ID>, _ occurrences: ContiguousArray<Int>?
    ) -> Int {
        guard let occurrences, occurrences[index] > 0 else { return index }
        return ids.firstIndex(of: ids[index]) ?? index
    }

    private func occurrences(in ids: ContiguousArray<ID>) -> ContiguousArray<Int>? {
        guard repeats(ids) else { return nil }
        var seen: [ID: Int] = [:]
        return ContiguousArray(
            ids.map { id in
                let occurrence = seen[id, default: 0]
                seen[id] = occurrence + 1
                if occurrence == 1 {
                    Log.warning(
                        "ForEach: the id \(id) occurs more than once in the collection of \(typeName(Data.Element.self)).",
                        view: "ForEach", value: id)
                }
                return occurrence
            })
    }

    // MARK: Rows by id

    func rowNode(withID id: AnyHashable) -> ViewNode? {
        guard let id = id.base as? ID else { return nil }
        return ids.firstIndex(of: id).map { rows[$0] }
    }

    func id(ofRowNode node: ViewNode) -> AnyHashable? {
        rows.firstIndex { $0 === node }.map { AnyHashable(ids[$0]) }
    }
}

/// The key of a row. It distinguishes rows with the same id, which is a mistake in the data.
private struct RowKey<ID: Hashable>: Hashable {
    let id: ID
    /// The number of rows with the same id before this one.
    let occurrence: Int
}

/// The length of the common start of two lists of ids.
@_specialize(where ID == Int)
@_specialize(where ID == String)
@_specialize(where ID == UUID)
private func sameStart<ID: Hashable>(_ a: ContiguousArray<ID>, _ b: ContiguousArray<ID>) -> Int {
    var count = 0
    while count < min(a.count, b.count), a[count] == b[count] { count += 1 }
    return count
}

/// Whether an id occurs twice. Specialised for the usual types of ids, which avoids generic hashing.
@_specialize(where ID == Int)
@_specialize(where ID == String)
@_specialize(where ID == UUID)
private func repeats<ID: Hashable>(_ ids: ContiguousArray<ID>) -> Bool {
    // The ids of a range are ascending.
    if let ids = ids as? ContiguousArray<Int>, zip(ids, ids.dropFirst()).allSatisfy(<) { return false }
    var seen = Set<ID>(minimumCapacity: ids.count)
    return !ids.allSatisfy { seen.insert($0).inserted }
}
