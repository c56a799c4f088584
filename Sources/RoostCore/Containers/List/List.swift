/// Rows in one column that scrolls; only those in view are made.
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
        ListBody(content: content, look: (style._look ?? .usual(idiom)).on(idiom), selection: selection?.state)
    }
}

extension List {
    /// Rows of which people choose any number while they edit.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: selection.map { .several($0) })
    }

    /// Rows of which people choose one.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: selection.map { .one($0) })
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .several($0) })
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .one($0) })
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { .several($0) })
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { .one($0) })
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

    // A binding to a collection is a collection too; its own initialiser, below, goes first.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    /// A tree of rows: what has children can be opened and closed.
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

    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }

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

/// Sections, one below the other, in a scroll view that takes all it is offered (`stk-K6`).
nonisolated private struct ListBody<Content: View>: View {
    let content: Content
    let look: _ListLook
    let selection: ListSelection?
    @Environment(\.editMode) private var editMode
    @Environment(\.listAttributes) private var attributes

    @MainActor var body: some View {
        ScrollView {
            ListRows(
                content: content.environment(\.isInList, true), look: look, selection: selection,
                isEditing: editMode?.wrappedValue.isEditing ?? false)
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
