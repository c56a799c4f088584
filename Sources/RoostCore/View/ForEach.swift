/// Views made from a collection, one for each element, kept by the elements' identities.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    /// An element's identity.
    @usableFromInline let id: (Data.Element) -> ID
    /// The identities and contents of a collection's elements. The initialisers are inlined, so that this runs through
    /// the collection where its type is known.
    @usableFromInline let rows: (Data, (Data.Element) -> Content, (Data.Element) -> ID) -> ForEachRows<ID, Content>
    /// What people may do to the rows in a list.
    @usableFromInline var edits: RowEditing?

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
}

/// What people may do to the rows of a `ForEach` that was given a binding and `EditActions`.
@usableFromInline final class RowEditing {
    let edits: RowEdits

    init(_ edits: RowEdits) { self.edits = edits }
}

/// The rows of a `ForEach` as they are to be.
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
    public typealias Body = Never

    @inline(__always)
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        // Rows that have rows of their own, sections above all, are made, so that the container knows what is in them.
        if inputs.parent?.makesElementsLazily ?? false, !mayHoldRows(Content.self) {
            return LazyForEachNode(view, inputs)
        }
        return KnownByType.findClass(Self.self) { ForEachNode<Data, ID, Content>.self }.init(view, inputs)
    }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

nonisolated extension ForEach where Content: View {
    @inlinable public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views for a range that does not change.
    @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

nonisolated extension ForEach where Content: View {
    /// Views that can write their element, from a binding to an identifiable collection.
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Views that can write their element, from a binding to a collection.
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
