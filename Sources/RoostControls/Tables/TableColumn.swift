import CoreGraphics
import Foundation
import RoostCore

/// The columns of a table: a `TableColumn`, or several from a builder.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the value in a row.
    associatedtype TableRowValue: Identifiable
    /// The type of the comparators that sort the rows; `Never` in a table that does not sort.
    associatedtype TableColumnSortComparator

    /// The columns that this content consists of.
    var _columns: [_TableColumn<TableRowValue>] { get }
}

/// One column of a table, resolved.
nonisolated public struct _TableColumn<Value: Identifiable> {
    struct Width {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?
    }

    let title: AnyView
    let cell: (Value) -> AnyView
    /// The comparator that the column sorts by; nil if it does not sort.
    let comparator: AnyHashable?
    var width = Width()
    var alignment = HorizontalAlignment.leading
}

/// One column of a table: a title, and a cell for each row.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    private var column: _TableColumn<RowValue>

    init(_ title: Label, comparator: AnyHashable?, content: @escaping (RowValue) -> Content) {
        column = _TableColumn(title: AnyView(title), cell: { AnyView(content($0)) }, comparator: comparator)
    }

    /// This column alone.
    public var _columns: [_TableColumn<RowValue>] { [column] }

    /// Sets the column's width, in points; nil for a share of the remaining width.
    public func width(_ width: CGFloat? = nil) -> Self { self.width(min: width, ideal: width, max: width) }

    /// Sets limits for the column's width, in points; without a maximum the column shares the remaining width. People
    /// cannot drag its edges here.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
        var column = self
        column.column.width = .init(min: min, ideal: ideal, max: max)
        return column
    }

    /// Aligns the column's title and cells horizontally.
    public func alignment(_ alignment: TableColumnAlignment) -> Self {
        var column = self
        column.column.alignment = alignment.horizontal
        return column
    }
}

/// The horizontal alignment of a column's title and cells.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind { case leading, center, trailing }
    private let kind: Kind

    /// At the leading edge.
    public static let automatic = TableColumnAlignment(kind: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(kind: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(kind: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(kind: .trailing)
    /// For numbers: at the trailing edge.
    public static let numeric = TableColumnAlignment(kind: .trailing)

    fileprivate var horizontal: HorizontalAlignment {
        switch kind {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
    /// A column with a title and a cell for each row.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), comparator: nil, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), comparator: nil, content: content)
    }

    /// A column with a styled title and a cell for each row.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, comparator: nil, content: content)
    }
}

nonisolated extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// A column with a text for each row.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(title), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// A column with a styled title and a text for each row.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(text, comparator: nil) { Text($0[keyPath: value]) }
    }
}

/// The columns of a builder's block.
nonisolated public struct _TableColumns<Value: Identifiable, Sort>: TableColumnContent {
    public typealias TableRowValue = Value
    public typealias TableColumnSortComparator = Sort
    /// The columns, resolved.
    public let _columns: [_TableColumn<Value>]
}

/// Builds a table's columns from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// A single statement of the closure.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// The columns of the first statement.
    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column { first }

    /// The columns of the statements so far, and of the next one.
    public static func buildPartialBlock<Columns: TableColumnContent, Column: TableColumnContent>(
        accumulated: Columns, next: Column
    ) -> _TableColumns<RowValue, Sort> where Columns.TableRowValue == RowValue, Column.TableRowValue == RowValue {
        _TableColumns(_columns: accumulated._columns + next._columns)
    }

    /// The columns of an `if` without an `else`; none while the condition is false.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> _TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue { _TableColumns(_columns: column?._columns ?? []) }

    /// The columns of the first branch of an `if` or `switch`.
    public static func buildEither<Column: TableColumnContent>(first: Column) -> _TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue { _TableColumns(_columns: first._columns) }

    /// The columns of another branch of an `if` or `switch`.
    public static func buildEither<Column: TableColumnContent>(second: Column) -> _TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue { _TableColumns(_columns: second._columns) }
}
