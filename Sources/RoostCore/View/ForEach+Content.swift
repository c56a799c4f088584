/// The elements of some content, which are known only where the content is on screen: elsewhere they are empty.
nonisolated protocol ContentElements {
    associatedtype Views: View
    /// The views that a `ForEach` makes of the elements.
    var views: Views { get }
}

/// The separate views of some content, as `ForEach(subviews:)` goes through them.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, ContentElements {
    private let base: AnyView
    private let row: (Subview) -> Content

    fileprivate init(_ base: some View, _ row: @escaping (Subview) -> Content) {
        self.base = AnyView(base)
        self.row = row
    }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// Always 0: the views are known only where they are on screen.
    public var endIndex: Int { 0 }
    /// There is no valid index: the views are known only where they are on screen.
    public subscript(index: Int) -> Subview { preconditionFailure("content has no subviews off the screen") }

    var views: some View {
        Group(subviews: base) { [row] subviews in ForEach(subviews) { row($0) } }
    }
}

nonisolated extension ForEach where Content: View {
    /// One view for each of the separate views that `view` consists of.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(view, content), content: content, id: { $0.id })
    }

    /// The node for elements of some content, which only a graph can find.
    static func makeNode<Elements: ContentElements>(
        _ type: Elements.Type, _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<Self> {
        ForwardingNode(view, inputs) { view, use in
            guard let elements = view.data as? Elements else { return }
            withUnsafePointer(to: elements.views, use)
        }
    }
}
