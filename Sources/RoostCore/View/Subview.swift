/// One of the views that a container's content resolves to.
nonisolated public struct Subview: View, Identifiable {
    public typealias Body = Never

    /// Which of the content's views this is, for as long as that view lasts.
    nonisolated public struct ID: Hashable, Sendable {
        let element: LayoutID
        /// The node whose element it is: the layout tree gives the elements of views that have ended to others.
        let owner: NodeID
    }

    public let id: ID
    let tree: LayoutTree

    init(element: LayoutID, tree: LayoutTree) {
        id = ID(element: element, owner: tree.owner(of: element)?.id ?? 0)
        self.tree = tree
    }

    var element: LayoutID { id.element }

    /// What `tag(_:)` set on the view.
    package var tag: SelectionTag? { tree.traits(of: element).passing.tag }

    public static func _makeNode(_ view: Subview, _ inputs: _NodeInputs) -> _ViewNodeOf<Subview> {
        SubviewNode(view, inputs)
    }
}

/// A node whose content is given away as subviews.
protocol SubviewSource: ViewNode {}

extension Subview {
    /// What stands for the view in a selection: its tag, else its id in the `ForEach` that made it.
    var selectionTag: SelectionTag? {
        if let tag { return tag }
        var node = tree.owner(of: element)
        while let current = node, let parent = current.parent, !(parent is any SubviewSource) {
            if let rows = parent as? any IdentifiedRows {
                return rows.id(ofRowNode: current).map { SelectionTag(id: $0) }
            }
            node = parent
        }
        return nil
    }

    /// Whether the view is an image, with whatever modifiers that have no element of their own.
    var isImage: Bool { tree.owner(of: element)?.viewType == Image.self }

    /// What the view tells, and the structure around it that is made of it alone.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        guard var node = tree.owner(of: element) else { return K.defaultValue }
        while let parent = node.parent, !(parent is any SubviewSource) {
            var elements = ContiguousArray<LayoutID>()
            parent.appendElements(to: &elements)
            guard elements.count == 1, elements[0] == element else { break }
            node = parent
        }
        return node.preference(key)
    }
}

/// Puts a view that exists already into the list of elements.
private final class SubviewNode: _ViewNodeOf<Subview> {
    private var shown: Subview.ID

    override init(_ view: Subview, _ inputs: borrowing _NodeInputs) {
        shown = view.id
        super.init(view, inputs)
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        guard shown != view.id else { return }
        shown = view.id
        elementsChanged()
    }

    override func appendElements(to list: inout ContiguousArray<LayoutID>) { list.append(view.element) }
}

/// The views that a container's content resolves to, in order.
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
    public typealias SubSequence = Slice<SubviewsCollection>

    private let subviews: [Subview]

    init(elementsOf node: ViewNode) {
        let elements = node.graph.layout.collect { node.appendElements(to: &$0) }
        subviews = elements.map { Subview(element: $0, tree: node.graph.layout) }
    }

    init(_ subviews: [Subview]) { self.subviews = subviews }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }

    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}
