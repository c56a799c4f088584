/// The node of a `ForEach`: keeps one child for each element by the element's identity.
///
/// Inside a lazy container it makes a child only when the container asks for it.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    EvaluatingNode<ForEach<Data, ID, Content>>, LazyElementSource
{
    private struct Key: Hashable {
        let id: ID
        /// How many elements before have the same id (0 unless the data is wrong).
        let occurrence: Int
    }

    private var keys: ContiguousArray<Key> = []
    private var nodes: [Key: _ViewNodeOf<Content>] = [:]
    private let isLazy: Bool

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        isLazy = inputs.parent?.makesElementsLazily ?? false
        super.init(view, inputs)
        if isLazy { return }
        refresh(isFirst: true)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        if isLazy { refreshLazily() } else { refresh() }
    }

    override package func reevaluate() {
        if isLazy { refreshLazily() } else { refresh() }
    }

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
            } else {
                kept[key] = isFirst ? makeChild(content) : arriving(content, key: AnyHashable(key))
            }
        }
        for (key, node) in nodes { leave(node, key: AnyHashable(key)) }
        nodes = kept
        if newKeys != keys {
            keys = newKeys
            elementsChanged()
        }
    }

    override package var children: [ViewNode] {
        isLazy ? Array(lazyNodes.values) : keys.compactMap { nodes[$0] }
    }

    // MARK: Lazily

    private var lazyNodes: [Int: _ViewNodeOf<Content>] = [:]
    private var lazyKeys: [Int: ID] = [:]

    private func refreshLazily() {
        for (row, node) in lazyNodes {
            let index = row < view.data.count ? view.data.index(view.data.startIndex, offsetBy: row) : nil
            if let index, view.id(view.data[index]) == lazyKeys[row] {
                node.update(makeContent(view.data[index]), environment)
            } else {
                node.remove()
                lazyNodes[row] = nil
            }
        }
        elementsChanged()
    }

    override package func appendLazyElements(to list: inout LazyElementList) {
        guard isLazy else { return super.appendLazyElements(to: &list) }
        list.append(.source(self))
    }

    package var rowCount: Int { view.data.count }

    package func makeElements(ofRow row: Int) -> ContiguousArray<LayoutID> {
        let node = lazyNodes[row] ?? makeLazily(row)
        var elements = ContiguousArray<LayoutID>()
        node.appendElements(to: &elements)
        return elements
    }

    private func makeContent(_ element: Data.Element) -> Content {
        tracked { view.content(element) }
    }

    private func makeLazily(_ row: Int) -> _ViewNodeOf<Content> {
        let element = view.data[view.data.index(view.data.startIndex, offsetBy: row)]
        let node = makeChild(makeContent(element))
        lazyNodes[row] = node
        lazyKeys[row] = view.id(element)
        return node
    }
}
