/// The node of a `ForEach`: keeps one child for each element by the element's identity.
///
/// Inside a lazy container it makes a child only when the container asks for it; see `LazyForEachNode`.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    EvaluatingNode<ForEach<Data, ID, Content>>, IdentifiedRows
{
    private struct Key: Hashable {
        let id: ID
        /// How many elements before have the same id (0 unless the data is wrong).
        let occurrence: Int
    }

    private var keys: ContiguousArray<Key> = []
    private var nodes: [Key: _ViewNodeOf<Content>] = [:]

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        refresh(isFirst: true)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) { refresh() }

    override package func reevaluate() { refresh() }

    /// - Parameter isFirst: Whether the node itself is new: its rows then come with what is around them, not each by itself.
    private func refresh(isFirst: Bool = false) {
        let contents = tracked {
            var seen: [ID: Int] = [:]
            seen.reserveCapacity(view.data.count)
            return view.data.map { element in
                let id = view.id(element)
                let occurrence = seen[id, default: 0]
                seen[id] = occurrence + 1
                if occurrence == 1 {
                    Log.warning(
                        "ForEach: the id \(id) occurs more than once in the collection of \(typeName(Data.Element.self))."
                    )
                }
                return (key: Key(id: id, occurrence: occurrence), content: view.content(element))
            }
        }
        let newKeys = ContiguousArray(contents.map(\.key))
        var kept: [Key: _ViewNodeOf<Content>] = [:]
        kept.reserveCapacity(newKeys.count)
        for (key, content) in contents {
            if let node = nodes.removeValue(forKey: key) {
                node.update(content, environment)
                kept[key] = node
            } else if let node = returning(AnyHashable(key), as: Content.self) {
                node.update(content, environment)
                kept[key] = node
            } else {
                let node = makeChild(content)
                kept[key] = node
                if !isFirst { enter(node) }
            }
        }
        for (key, node) in nodes { leave(node, key: AnyHashable(key)) }
        nodes = kept
        if newKeys != keys {
            keys = newKeys
            elementsChanged()
        }
    }

    override package var children: [ViewNode] { keys.compactMap { nodes[$0] } }

    // MARK: Rows by id

    func rowNode(withID id: AnyHashable) -> ViewNode? {
        guard let id = id.base as? ID else { return nil }
        return nodes[Key(id: id, occurrence: 0)]
    }

    func id(ofRowNode node: ViewNode) -> AnyHashable? {
        nodes.first { $0.value === node }.map { AnyHashable($0.key.id) }
    }
}
