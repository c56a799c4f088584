import Foundation
import RoostCore

// Tables with explicit rows, and tables of trees.

extension Table {
    /// A table of the rows in a closure.
    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never, Rows.TableRowValue == Value {
        self.init(groups: rows()._rows, columns: columns()._columns, selection: .none, sorting: nil)
    }

    /// A table of the rows in a closure; people select one.
    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never, Rows.TableRowValue == Value {
        self.init(groups: rows()._rows, columns: columns()._columns, selection: .one(selection), sorting: nil)
    }

    /// A table of the rows in a closure; people select any number.
    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never, Rows.TableRowValue == Value {
        self.init(groups: rows()._rows, columns: columns()._columns, selection: .many(selection), sorting: nil)
    }

    /// A table of the rows in a closure, with titles that choose the sort order: clicks write it, and the app sorts its
    /// rows.
    @MainActor @preconcurrency
    public init<Sort: SortComparator, Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value,
        Rows.TableRowValue == Value
    {
        self.init(groups: rows()._rows, columns: columns()._columns, selection: .none, sorting: Sorting(sortOrder))
    }

    /// A table of the rows in a closure, with titles that choose the sort order; people select one row.
    @MainActor @preconcurrency
    public init<Sort: SortComparator, Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value,
        Rows.TableRowValue == Value
    {
        self.init(
            groups: rows()._rows, columns: columns()._columns, selection: .one(selection), sorting: Sorting(sortOrder))
    }

    /// A table of the rows in a closure, with titles that choose the sort order; people select any number of rows.
    @MainActor @preconcurrency
    public init<Sort: SortComparator, Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value,
        Rows.TableRowValue == Value
    {
        self.init(
            groups: rows()._rows, columns: columns()._columns, selection: .many(selection), sorting: Sorting(sortOrder))
    }

    /// A table of a tree: a row with children opens and closes. `children` is nil for a leaf.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
        self.init(tree: data, children, columns()._columns, .none)
    }

    /// A table of a tree; people select one row.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
        self.init(tree: data, children, columns()._columns, .one(selection))
    }

    /// A table of a tree; people select any number of rows.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
        self.init(tree: data, children, columns()._columns, .many(selection))
    }

    private init<Data: RandomAccessCollection>(
        tree data: Data, _ children: KeyPath<Value, Data?>, _ columns: [_TableColumn<Value>], _ selection: Selection
    ) where Data.Element == Value {
        self.init(
            groups: [_TableRowGroup(rows: data.map { _TableRow(value: $0) })],
            children: rows(at: children), columns: columns, selection: selection, sorting: nil)
    }
}

/// Returns the children of a row. Not isolated to the main actor, so that any code can call it.
nonisolated private func rows<Value, Data: Collection>(
    at children: KeyPath<Value, Data?>
) -> (Value) -> [Value]? where Data.Element == Value {
    { value in
        guard let rows = value[keyPath: children] else { return nil }
        return Array(rows)
    }
}
