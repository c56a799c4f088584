import Foundation

// Tables whose rows are written out, and tables of trees.

extension Table {
    /// A table of rows that a closure gives.
    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never, Rows.TableRowValue == Value {
        self.init(groups: rows()._rows, columns: columns()._columns, selection: .none, sorting: nil)
    }

    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never, Rows.TableRowValue == Value {
        self.init(groups: rows()._rows, columns: columns()._columns, selection: .one(selection), sorting: nil)
    }

    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never, Rows.TableRowValue == Value {
        self.init(groups: rows()._rows, columns: columns()._columns, selection: .many(selection), sorting: nil)
    }

    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableRowValue == Value, Columns.TableColumnSortComparator == KeyPathComparator<Value>,
        Rows.TableRowValue == Value
    {
        self.init(groups: rows()._rows, columns: columns()._columns, selection: .none, sorting: Sorting(sortOrder))
    }

    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableRowValue == Value, Columns.TableColumnSortComparator == KeyPathComparator<Value>,
        Rows.TableRowValue == Value
    {
        self.init(
            groups: rows()._rows, columns: columns()._columns, selection: .one(selection), sorting: Sorting(sortOrder))
    }

    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableRowValue == Value, Columns.TableColumnSortComparator == KeyPathComparator<Value>,
        Rows.TableRowValue == Value
    {
        self.init(
            groups: rows()._rows, columns: columns()._columns, selection: .many(selection), sorting: Sorting(sortOrder))
    }

    /// A table of a tree: what has children can be opened and closed.
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
        self.init(tree: data, children, columns()._columns, .none)
    }

    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value, Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never {
        self.init(tree: data, children, columns()._columns, .one(selection))
    }

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

/// What tells a row's children; outside of the main actor, so that it may be asked anywhere.
nonisolated private func rows<Value, Data: Collection>(
    at children: KeyPath<Value, Data?>
) -> (Value) -> [Value]? where Data.Element == Value {
    { value in
        guard let rows = value[keyPath: children] else { return nil }
        return Array(rows)
    }
}
