/// One of the views that a container's content resolves to. It shows the same view, with its state, wherever it is put.
nonisolated public struct Subview: View, Identifiable {
    public typealias Body = Never

    /// Identifies one of the content's views for as long as that view exists.
    nonisolated public struct ID: Hashable, Sendable {
        package let element: LayoutID
        /// The element's node. It is part of the identity because the layout tree reuses the elements of views that
        /// have ended.
        let owner: NodeID
    }

    /// Identifies the view for as long as it exists.
    public let id: ID
    package let tree: LayoutTree

    package init(element: LayoutID, tree: LayoutTree) {
        id = ID(element: element, owner: tree.owner(of: element)?.id ?? 0)
        self.tree = tree
    }

    package var element: LayoutID { id.element }

    /// The tag that `tag(_:)` gave the view; nil without one.
    package var tag: SelectionTag? { tree.traits(of: element).passing.tag }

    public static func _makeNode(_ view: Subview, _ inputs: _NodeInputs) -> _ViewNodeOf<Subview> {
        SubviewNode(view, inputs)
    }
}

/// A node that hands out its content as subviews.
protocol SubviewSource: ViewNode {}

extension Subview {
    /// The value by which a selection names the view: its tag, else its id in the `ForEach` that made it.
    package var selectionTag: SelectionTag? {
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

    /// The preference of the view, together with the structure around it that contains only this view.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        guard var node = tree.owner(of: element) else { return K.defaultValue }
        while let parent = node.parent, !(parent is any SubviewSource) {
            let elements = parent.shownElements
            guard elements.count == 1, elements[0] == element else { break }
            node = parent
        }
        return node.preference(key)
    }
}

/// The node of a `Subview`: it adds an element that exists already to the list of elements.
private final class SubviewNode: _ViewNodeOf<Subview> {
    private var shown: Subview.ID

    override package init(_ view: Subview, _ inputs: borrowing _NodeInputs) {
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

    package init(of subviews: [Subview]) { self.subviews = subviews }

    /// Always 0.
    public var startIndex: Int { subviews.startIndex }
    /// The number of views.
    public var endIndex: Int { subviews.endIndex }
    /// The view at a position, counted from 0.
    public subscript(index: Int) -> Subview { subviews[index] }

    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}
