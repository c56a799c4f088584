import Foundation
import RoostCore

/// The edits that people may make to the rows of a bound collection, in a list or a `ForEach`.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
    /// One bit for each action.
    public let rawValue: Int
    /// - Parameter rawValue: One bit for each action.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

nonisolated extension EditActions where Data: MutableCollection {
    /// Moving rows.
    public static var move: EditActions { EditActions(rawValue: 1 << 0) }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection {
    /// Deleting rows.
    public static var delete: EditActions { EditActions(rawValue: 1 << 1) }
}

nonisolated extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Moving and deleting rows.
    public static var all: EditActions { [.move, .delete] }
}

extension EditActions where Data: MutableCollection & RandomAccessCollection {
    /// The actions, applied to a binding's collection.
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
    /// Views with a binding to their element, whose rows people may move or delete in a list.
    public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Views with a binding to their element, identified by a key path, whose rows people may move or delete in a list.
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
