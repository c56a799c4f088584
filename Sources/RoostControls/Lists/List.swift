import RoostCore

/// Rows in one scrolling column; only those in view are made.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    private let selection: ListSelectionBinding<SelectionValue>?
    @Environment(\.listStyle) private var style
    @Environment(\.idiom) private var idiom

    init(rows: Content, selection: ListSelectionBinding<SelectionValue>? = nil) {
        content = rows
        self.selection = selection
    }

    @MainActor public var body: some View {
        ListOrRows(
            rows: content,
            list: ListBody(
                content: content, look: (style._look ?? .usual(idiom)).on(idiom), selection: selection?.state))
    }
}

extension List {
    /// A list whose selection is any number of rows, by their tags or identities. On iOS people select while editing,
    /// by tapping rows on and off; on macOS a click selects one row. Nil turns selection off.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: selection.map { .several($0) })
    }

    /// A list whose selection is one row, by its tag or identity. Nil turns selection off.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: selection.map { .one($0) })
    }

    /// A row for each element of `data`; people select any number while editing.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .several($0) })
    }

    /// A row for each element of `data`; people select one.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .one($0) })
    }

    /// A row for each number of a range; people select any number while editing.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .several($0) })
    }

    /// A row for each number of a range; people select one.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .one($0) })
    }

    /// A row for each element of `data`, identified by a key path; people select any number while editing.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { .several($0) })
    }

    /// A row for each element of `data`, identified by a key path; people select one.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { .one($0) })
    }
}

extension List where SelectionValue == Never {
    /// A list without a selection. Each view of `content` is a row, and each `Section` a section.
    public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

    // A binding to a collection is a collection too; its own initialiser, below, comes first.
    /// A row for each element of `data`.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }

    /// A row for each element of `data`, identified by a key path.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    /// A tree of rows: a row with children opens and closes. `children` is nil for a leaf.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(rows: OutlineGroup(data, children: children, content: rowContent))
    }

    /// A row for each number of a range; the range is read once.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }

    /// A row for each element, with a binding to it.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

/// The sections in a scroll view that takes its whole proposal (`stk-K6`).
nonisolated private struct ListBody<Content: View>: View {
    let content: Content
    let look: _ListLook
    let selection: ListSelection?
    @State private var holder = ListSelectionHolder()
    @Environment(\.editMode) private var editMode
    @Environment(\.listAttributes) private var attributes
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        ScrollView {
            ListRows(
                content: content.environment(\.isInList, true)
                    .transformEnvironment(\.foregroundStyles) { if idiom == .iOS { $0 = $0.insideRows } }
                    .environment(\.listSelection, holder.holding(selection)), look: look, selection: selection,
                isEditing: editMode?.wrappedValue.isEditing ?? false
            )
            .frame(maxWidth: look == .insetGrouped && idiom == .iOS ? ListMetrics.readableWidth : nil)
            .frame(maxWidth: .infinity)
        }
        .padding(look == .bordered ? 1 : 0)
        .frame(idealWidth: 0, maxWidth: .infinity, idealHeight: 0, maxHeight: .infinity, alignment: .top)
        .background(attributes.ground == .hidden ? Color.clear : Color(ground))
        .overlay {
            if look == .bordered { Rectangle().strokeBorder(ControlColor.fieldBorder, lineWidth: 1) }
        }
        .accessibleControl(.container(.list))
        .preference(key: ScreenGroundKey.self, value: ground)
    }

    private var ground: SystemColor { look.hasCards || look == .sidebar ? .groupedBackground : .background }
}
