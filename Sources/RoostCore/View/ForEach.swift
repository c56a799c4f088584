/// Makes one view of each element of a collection. The view's identity, and with it its state, follows the element's
/// id.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public typealias Body = Never
    /// The collection.
    public var data: Data
    /// Makes an element's view.
    public var content: (Data.Element) -> Content
    /// An element's identity.
    @usableFromInline package let id: (Data.Element) -> ID
    /// The ids and views of a collection's elements. The initialisers are inlinable, so that this loop is compiled
    /// where the collection's type is known.
    @usableFromInline let rows: (Data, (Data.Element) -> Content, (Data.Element) -> ID) -> ForEachRows<ID, Content>
    /// The edits that a list offers on the rows; nil for none.
    @usableFromInline package var edits: RowEditing?

    @inlinable init(
        data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
    ) {
        self.data = data
        self.content = content
        self.id = id
        rows = { data, content, id in
            var rows = ForEachRows<ID, Content>(count: data.count)
            for element in data { rows.append(id(element), content(element)) }
            return rows
        }
        edits = nil
    }

    /// The same for rows that are not views.
    package init(
        rowsOf data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
    ) {
        self.init(data: data, content: content, id: id)
    }

    /// The same elements with other rows.
    package init<Other>(mapping other: ForEach<Data, ID, Other>, _ transform: @escaping (Other) -> Content) {
        let content = other.content
        self.init(data: other.data, content: { transform(content($0)) }, id: other.id)
    }
}

/// The edits that a list offers on the rows of a `ForEach` with a binding and `EditActions`.
@usableFromInline package final class RowEditing {
    package let edits: RowEdits

    package init(_ edits: RowEdits) { self.edits = edits }
}

/// The rows that a `ForEach` describes, before nodes exist for them.
@usableFromInline struct ForEachRows<ID, Content> {
    @usableFromInline var ids = ContiguousArray<ID>()
    @usableFromInline var contents = ContiguousArray<Content>()

    @inlinable init(count: Int) {
        ids.reserveCapacity(count)
        contents.reserveCapacity(count)
    }

    @inlinable mutating func append(_ id: consuming ID, _ content: consuming Content) {
        ids.append(id)
        contents.append(content)
    }
}

nonisolated extension ForEach: View where Content: View {
    @inline(__always)
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        if let content = Data.self as? any ContentElements.Type { return makeNode(content, view, inputs) }
        // Views that contain rows of their own, sections above all, get their nodes now: the container has to know the
        // rows inside.
        if inputs.parent?.makesElementsLazily ?? false, !mayHoldRows(Content.self) {
            return LazyForEachNode(view, inputs)
        }
        return TypeCache.findClass(Self.self) { ForEachNode<Data, ID, Content>.self }.init(view, inputs)
    }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// One view for each element, identified by the element's own `id`.
    @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

nonisolated extension ForEach where Content: View {
    /// One view for each element, identified by the value at a key path, which must be unique in the collection.
    @inlinable public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// One view for each integer of a range that does not change, identified by the integer.
    @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

nonisolated extension ForEach where Content: View {
    /// One view for each element of a binding's collection; the view gets a binding to its element. The element's own
    /// `id` identifies it.
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// One view for each element of a binding's collection; the view gets a binding to its element. The value at a key
    /// path identifies it.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        let values = data.wrappedValue
        self.init(
            data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
            content: { index, _ in content(data[index]) },
            id: { $0.1 })
    }
}
