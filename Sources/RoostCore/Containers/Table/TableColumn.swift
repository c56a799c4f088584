import CoreGraphics
import Foundation

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row is about.
    associatedtype TableRowValue: Identifiable
    /// What rows are sorted by; `Never` where they cannot be.
    associatedtype TableColumnSortComparator

    /// The columns that this resolves to.
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
    /// A comparator that rows can be sorted by.
    let comparator: AnyHashable?
    var width = Width()
    var alignment = HorizontalAlignment.leading
}

/// One column of a table: a title, and what each row shows below it.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    private var column: _TableColumn<RowValue>

    private init(_ title: Label, comparator: AnyHashable?, content: @escaping (RowValue) -> Content) {
        column = _TableColumn(title: AnyView(title), cell: { AnyView(content($0)) }, comparator: comparator)
    }

    public var _columns: [_TableColumn<RowValue>] { [column] }

    /// This column with a width of its own, in points; nil for a share of what is left.
    public func width(_ width: CGFloat? = nil) -> Self { self.width(min: width, ideal: width, max: width) }

    /// This column within limits, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
        var column = self
        column.column.width = .init(min: min, ideal: ideal, max: max)
        return column
    }

    /// This column with its title and its cells at an edge or in the middle.
    public func alignment(_ alignment: TableColumnAlignment) -> Self {
        var column = self
        column.column.alignment = alignment.horizontal
        return column
    }
}

/// Where a column's title and its cells stand.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind { case leading, center, trailing }
    private let kind: Kind

    public static let automatic = TableColumnAlignment(kind: .leading)
    public static let leading = TableColumnAlignment(kind: .leading)
    public static let center = TableColumnAlignment(kind: .center)
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
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), comparator: nil, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), comparator: nil, content: content)
    }

    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, comparator: nil, content: content)
    }
}

nonisolated extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// A column of texts.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(title), comparator: nil) { Text($0[keyPath: value]) }
    }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column by which rows can be sorted.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator: AnyHashable(KeyPathComparator(value)), content: content)
    }

    /// A column by which rows can be sorted, as a comparator says.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: KeyPathComparator<RowValue>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator: AnyHashable(comparator), content: content)
    }

    /// A column by which rows cannot be sorted, in a table where they can be by others.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), comparator: nil, content: content)
    }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// A column of texts by which rows can be sorted.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
        self.init(Text(titleKey), comparator: AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
    }
}

/// Columns that a builder's block gives.
nonisolated public struct _TableColumns<Value: Identifiable, Sort>: TableColumnContent {
    public typealias TableRowValue = Value
    public typealias TableColumnSortComparator = Sort
    public let _columns: [_TableColumn<Value>]
}

/// Builds a table's columns out of the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column { first }

    public static func buildPartialBlock<Columns: TableColumnContent, Column: TableColumnContent>(
        accumulated: Columns, next: Column
    ) -> _TableColumns<RowValue, Sort> where Columns.TableRowValue == RowValue, Column.TableRowValue == RowValue {
        _TableColumns(_columns: accumulated._columns + next._columns)
    }

    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> _TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue { _TableColumns(_columns: column?._columns ?? []) }

    public static func buildEither<Column: TableColumnContent>(first: Column) -> _TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue { _TableColumns(_columns: first._columns) }

    public static func buildEither<Column: TableColumnContent>(second: Column) -> _TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue { _TableColumns(_columns: second._columns) }
}
