import Foundation

/// What people may do to the rows of a collection that a list or a `ForEach` has a binding to.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

nonisolated extension EditActions where Data: MutableCollection {
    /// Rows may be moved.
    public static var move: EditActions { EditActions(rawValue: 1 << 0) }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection {
    /// Rows may be deleted.
    public static var delete: EditActions { EditActions(rawValue: 1 << 1) }
}

nonisolated extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Rows may be moved and deleted.
    public static var all: EditActions { [.move, .delete] }
}

extension EditActions where Data: MutableCollection & RandomAccessCollection {
    /// The actions on a binding's collection.
    nonisolated fileprivate func edits(of data: Binding<Data>) -> RowEditing {
        var edits = RowEdits()
        if contains(EditActions(rawValue: 1 << 0)) {
            edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        if contains(EditActions(rawValue: 1 << 1)) {
            edits.delete = { offsets in
                guard let all = data.wrappedValue as? any (RangeReplaceableCollection & MutableCollection) else {
                    return
                }
                if let rest = rest(of: all, without: offsets) as? Data { data.wrappedValue = rest }
            }
        }
        return RowEditing(edits)
    }
}

nonisolated private func rest<C: RangeReplaceableCollection & MutableCollection>(
    of all: C, without offsets: IndexSet
) -> Any {
    var all = all
    all.remove(atOffsets: offsets)
    return all
}

nonisolated extension ForEach where Content: View {
    /// Views that can write their element, whose rows people may move or delete in a list.
    public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Views that can write their element, whose rows people may move or delete in a list.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        self.init(data, id: id, content: content)
        edits = editActions.edits(of: data)
    }
}
