import Foundation
import RoostCore

// Tables with explicit rows whose type follows from the columns and the rows.

extension Table {
    /// A table of the rows in a closure.
    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never, Rows.TableRowValue == Value {
        self.init(groups: rows()._rows, columns: columns()._columns, selection: .none, sorting: nil)
    }

    /// A table of the rows in a closure; people select one.
    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never, Rows.TableRowValue == Value {
        self.init(groups: rows()._rows, columns: columns()._columns, selection: .one(selection), sorting: nil)
    }

    /// A table of the rows in a closure; people select any number.
    @MainActor @preconcurrency
    public init<Columns: TableColumnContent, Rows: TableRowContent>(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Value, Columns.TableColumnSortComparator == Never, Rows.TableRowValue == Value {
        self.init(groups: rows()._rows, columns: columns()._columns, selection: .many(selection), sorting: nil)
    }

    /// A table of the rows in a closure, with titles that choose the sort order: clicks write it, and the app sorts its
    /// rows.
    @MainActor @preconcurrency
    public init<Sort: SortComparator, Columns: TableColumnContent, Rows: TableRowContent>(
        sortOrder: Binding<[Sort]>,
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
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
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
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
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
}
