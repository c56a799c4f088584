import CoreGraphics
import RoostCore

/// The rows of a table: a `TableRow`, a `ForEach` or `Section` of rows, or several from a builder.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the value in a row.
    associatedtype TableRowValue: Identifiable

    /// The rows that this content consists of, in groups.
    var _rows: [_TableRowGroup<TableRowValue>] { get }
}

/// The rows of a table in one section, resolved.
nonisolated public struct _TableRowGroup<Value: Identifiable> {
    /// Nil for rows outside of sections.
    var header: AnyView?
    var rows: [_TableRow<Value>]
}

/// A row of a table, resolved.
nonisolated public struct _TableRow<Value: Identifiable>: Identifiable {
    let value: Value
    /// Applies the row's modifiers to its view in the list.
    var dress: @MainActor (AnyView) -> AnyView = { $0 }

    /// The identity of the row's value.
    public var id: Value.ID { value.id }
}

/// A row of a table: the columns make its cells from a value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    let value: Value

    /// - Parameter value: The value that the columns make the row's cells from.
    public init(_ value: Value) { self.value = value }

    /// This row alone, in no section.
    public var _rows: [_TableRowGroup<Value>] { [_TableRowGroup(rows: [_TableRow(value: value)])] }
}

/// The rows that a modifier or a builder's block returns.
nonisolated public struct _TableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    /// The rows, resolved.
    public let _rows: [_TableRowGroup<Value>]
}

extension TableRowContent {
    @MainActor fileprivate func dressed(
        _ dress: @escaping @MainActor (AnyView) -> AnyView
    ) -> _TableRows<TableRowValue> {
        _TableRows(
            _rows: _rows.map { group in
                var group = group
                for index in group.rows.indices {
                    let inner = group.rows[index].dress
                    group.rows[index].dress = { dress(inner($0)) }
                }
                return group
            })
    }

    /// Adds a context menu to the row.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return dressed { AnyView($0.contextMenu { items }) }
    }

    /// Calls the action with true when the pointer enters the row, and with false when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        dressed { AnyView($0.onHover(perform: action)) }
    }

    /// Lets people drag a value out of the row.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        dressed { AnyView($0.draggable(payload())) }
    }

    /// Lets people drop values of a type on the row.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        dressed {
            AnyView(
                $0.dropDestination(for: payloadType) { items, _ in
                    action(items)
                    return true
                })
        }
    }

    /// Keeps people from selecting the row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        dressed { AnyView($0.selectionDisabled(isDisabled)) }
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    @MainActor @preconcurrency public var _rows: [_TableRowGroup<Content.TableRowValue>] {
        data.flatMap { content($0)._rows }.joinedGroups()
    }
}

nonisolated extension ForEach where Content: TableRowContent, ID == Data.Element.ID, Data.Element: Identifiable {
    /// Rows of a table, made from a collection of identifiable elements.
    public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Content.TableRowValue == V {
        self.init(rowsOf: data, content: content, id: { $0.id })
    }
}

nonisolated extension ForEach where Content: TableRowContent {
    /// Rows of a table, made from a collection and identified by a key path.
    public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(rowsOf: data, content: content, id: { $0[keyPath: id] })
    }
}

nonisolated extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
    /// One row of a table for each element.
    public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(rowsOf: data, content: { TableRow($0) }, id: { $0.id })
    }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    @MainActor @preconcurrency public var _rows: [_TableRowGroup<Content.TableRowValue>] {
        [_TableRowGroup(header: AnyView(header), rows: content._rows.flatMap(\.rows))]
    }
}

nonisolated extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    /// Rows of a table under a title.
    public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Content.TableRowValue == V {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Rows of a table under a title.
    @_disfavoredOverload
    public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Content.TableRowValue == V {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

nonisolated extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    /// Rows of a table under a header.
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
    where Content.TableRowValue == V {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Array {
    /// The groups, with consecutive groups outside of sections joined into one.
    nonisolated func joinedGroups<Value>() -> [Element] where Element == _TableRowGroup<Value> {
        var groups: [_TableRowGroup<Value>] = []
        for group in self {
            if group.header == nil, let last = groups.last, last.header == nil {
                groups[groups.count - 1].rows += group.rows
            } else {
                groups.append(group)
            }
        }
        return groups
    }
}

/// Builds a table's rows from the statements of a closure.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    /// A single statement of the closure.
    @MainActor @preconcurrency public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows
    where Rows.TableRowValue == Value { rows }

    /// No rows.
    @MainActor @preconcurrency public static func buildBlock() -> _TableRows<Value> { _TableRows(_rows: []) }

    /// The rows of the first statement.
    @MainActor @preconcurrency public static func buildPartialBlock<Rows: TableRowContent>(first: Rows) -> Rows
    where Rows.TableRowValue == Value { first }

    /// The rows of the statements so far, and of the next one.
    @MainActor @preconcurrency public static func buildPartialBlock<Rows: TableRowContent, Next: TableRowContent>(
        accumulated: Rows, next: Next
    ) -> _TableRows<Value> where Rows.TableRowValue == Value, Next.TableRowValue == Value {
        _TableRows(_rows: (accumulated._rows + next._rows).joinedGroups())
    }

    /// The rows of an `if` without an `else`; none while the condition is false.
    @MainActor @preconcurrency public static func buildIf<Rows: TableRowContent>(_ rows: Rows?) -> _TableRows<Value>
    where Rows.TableRowValue == Value { _TableRows(_rows: rows?._rows ?? []) }

    /// The rows of the first branch of an `if` or `switch`.
    @MainActor @preconcurrency public static func buildEither<Rows: TableRowContent>(first: Rows) -> _TableRows<Value>
    where Rows.TableRowValue == Value { _TableRows(_rows: first._rows) }

    /// The rows of another branch of an `if` or `switch`.
    @MainActor @preconcurrency public static func buildEither<Rows: TableRowContent>(second: Rows) -> _TableRows<Value>
    where Rows.TableRowValue == Value { _TableRows(_rows: second._rows) }
}
