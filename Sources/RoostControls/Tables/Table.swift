import CoreGraphics
import Foundation
import RoostCore

/// Rows of values in columns, under the columns' titles. On iOS in a compact width, without room for columns, it is a
/// list of the first column's cells.
nonisolated public struct Table<Value: Identifiable>: View {
    enum Selection {
        case none
        case one(Binding<Value.ID?>)
        case many(Binding<Set<Value.ID>>)
    }

    /// The sorting of rows by clicks on column titles.
    struct Sorting {
        /// The order in which a column sorts the rows; nil if it does not.
        let order: (AnyHashable) -> SortOrder?
        let sort: (AnyHashable) -> Void
    }

    private let groups: [_TableRowGroup<Value>]
    /// The children of a value, in a table of a tree.
    private let children: ((Value) -> [Value]?)?
    private let columns: [_TableColumn<Value>]
    private let selection: Selection
    private let sorting: Sorting?
    @Environment(\.idiom) private var idiom
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.displayScale) private var displayScale
    @Environment(\.tableAttributes) private var attributes

    init(
        groups: [_TableRowGroup<Value>], children: ((Value) -> [Value]?)? = nil, columns: [_TableColumn<Value>],
        selection: Selection, sorting: Sorting?
    ) {
        self.groups = groups
        self.children = children
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
    }

    init(rows: [Value], columns: [_TableColumn<Value>], selection: Selection, sorting: Sorting?) {
        self.init(
            groups: [_TableRowGroup(rows: rows.map { _TableRow(value: $0) })], columns: columns, selection: selection,
            sorting: sorting)
    }

    @MainActor public var body: some View {
        if idiom == .iOS && sizeClass != .regular {
            list { row in columns.first?.cell(row) }
        } else {
            VStack(spacing: 0) {
                if attributes.headers != .hidden {
                    header
                    Rectangle().fill(Color(.separator)).frame(height: 1 / displayScale)
                }
                list { row in
                    line { $0.cell(row).lineLimit(1) }
                }
            }
        }
    }

    @MainActor private var header: some View {
        line { TableTitle(column: $0, sorting: sorting) }
            .font(idiom == .iOS ? .subheadline.weight(.medium) : .system(size: 11, weight: .medium))
            .padding(.horizontal, 16)
            .frame(height: idiom == .iOS ? 38 : 28)
    }

    /// One view for each column, in the column's width.
    @MainActor private func line(_ cell: @escaping (_TableColumn<Value>) -> some View) -> some View {
        HStack(spacing: 8) {
            ForEach(columns.indices, id: \.self) { index in
                let width = columns[index].width
                cell(columns[index])
                    .frame(
                        minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max ?? .infinity,
                        alignment: Alignment(horizontal: columns[index].alignment, vertical: .center))
            }
        }
    }

    @MainActor @ViewBuilder private func list(@ViewBuilder _ row: @escaping (Value) -> some View) -> some View {
        Group {
            switch selection {
            case .none: List { content(row) }
            case .one(let selection): List(selection: selection) { content(row) }
            case .many(let selection): List(selection: selection) { content(row) }
            }
        }
        .listStyle(.plain)
    }

    @MainActor @ViewBuilder private func content(@ViewBuilder _ row: @escaping (Value) -> some View) -> some View {
        if let children {
            OutlineGroup(
                groups.flatMap(\.rows).map { TableTree(value: $0.value, below: children) }, children: \.children
            ) {
                row($0.value)
            }
        } else if let only = groups.first, groups.count == 1, only.header == nil {
            rows(of: only, row)
        } else {
            ForEach(groups.indices, id: \.self) { index in
                Section {
                    rows(of: groups[index], row)
                } header: {
                    groups[index].header
                }
            }
        }
    }

    @MainActor private func rows(
        of group: _TableRowGroup<Value>, @ViewBuilder _ row: @escaping (Value) -> some View
    ) -> some View {
        let places =
            attributes.alternatesBackgrounds
            ? Dictionary(
                group.rows.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
            : [:]
        return ForEach(group.rows) { entry in
            entry.dress(AnyView(row(entry.value)))
                .listRowBackground(places[entry.id].map { $0 % 2 == 1 ? Color(.quaternaryFill) : Color.clear })
        }
    }
}

/// A value in a table of a tree, with its children.
nonisolated private struct TableTree<Value: Identifiable>: Identifiable {
    let value: Value
    let below: (Value) -> [Value]?

    var id: Value.ID { value.id }
    var children: [TableTree]? { below(value)?.map { TableTree(value: $0, below: below) } }
}

extension Table {
    /// A row for each element of `data`.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
        self.init(rows: Array(data), columns: columns()._columns, selection: .none, sorting: nil)
    }

    /// A row for each element of `data`; people select one.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
        self.init(rows: Array(data), columns: columns()._columns, selection: .one(selection), sorting: nil)
    }

    /// A row for each element of `data`; people select any number.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
        self.init(rows: Array(data), columns: columns()._columns, selection: .many(selection), sorting: nil)
    }

    /// A table with titles that choose the sort order: clicks write `sortOrder`, and the app sorts its data.
    @MainActor @preconcurrency
    public init<Sort: SortComparator, Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Columns.TableRowValue == Value,
        Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
    {
        self.init(rows: Array(data), columns: columns()._columns, selection: .none, sorting: Sorting(sortOrder))
    }

    /// A table with titles that choose the sort order; people select one row. Clicks write `sortOrder`, and the app
    /// sorts its data.
    @MainActor @preconcurrency
    public init<Sort: SortComparator, Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Columns.TableRowValue == Value,
        Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
    {
        self.init(
            rows: Array(data), columns: columns()._columns, selection: .one(selection), sorting: Sorting(sortOrder))
    }

    /// A table with titles that choose the sort order; people select any number of rows. Clicks write `sortOrder`, and
    /// the app sorts its data.
    @MainActor @preconcurrency
    public init<Sort: SortComparator, Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Columns.TableRowValue == Value,
        Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
    {
        self.init(
            rows: Array(data), columns: columns()._columns, selection: .many(selection), sorting: Sorting(sortOrder))
    }
}

extension Table.Sorting {
    /// A click sorts by the column, a second one reverses the order.
    init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
        order = { column in
            guard let first = sortOrder.wrappedValue.first, let comparator = column.base as? Sort,
                first.forward == comparator.forward
            else { return nil }
            return first.order
        }
        sort = { column in
            guard var comparator = column.base as? Sort else { return }
            if let first = sortOrder.wrappedValue.first, first.forward == comparator.forward {
                comparator.order = first.order == .forward ? .reverse : .forward
            }
            sortOrder.wrappedValue = [comparator] + sortOrder.wrappedValue.filter { $0.forward != comparator.forward }
        }
    }
}

extension SortComparator {
    fileprivate var forward: Self {
        var comparator = self
        comparator.order = .forward
        return comparator
    }
}

/// A column's title; a button if the column can sort the rows.
nonisolated private struct TableTitle<Value: Identifiable>: View {
    let column: _TableColumn<Value>
    let sorting: Table<Value>.Sorting?

    @MainActor var body: some View {
        if let sorting, let comparator = column.comparator {
            let order = sorting.order(comparator)
            Button {
                sorting.sort(comparator)
            } label: {
                HStack(spacing: 4) {
                    column.title.foregroundStyle(order == nil ? .secondary : .primary)
                    if let order {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
                            .accessibilityLabel(order == .forward ? "ascending" : "descending")
                    }
                }
            }
            .buttonStyle(FramedButtonStyle())
            .lineLimit(1)
        } else {
            column.title.foregroundStyle(.secondary).lineLimit(1).accessibilityAddTraits(.isHeader)
        }
    }
}
