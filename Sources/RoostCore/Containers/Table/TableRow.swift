import CoreGraphics

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// What a row is about.
    associatedtype TableRowValue: Identifiable

    /// The rows that this resolves to, in groups.
    var _rows: [_TableRowGroup<TableRowValue>] { get }
}

/// Rows of a table that belong together, resolved.
nonisolated public struct _TableRowGroup<Value: Identifiable> {
    /// Nil where the rows are in no section.
    var header: AnyView?
    var rows: [_TableRow<Value>]
}

/// A row of a table, resolved.
nonisolated public struct _TableRow<Value: Identifiable>: Identifiable {
    let value: Value
    /// What modifiers make of the row that the list shows.
    var dress: @MainActor (AnyView) -> AnyView = { $0 }

    public var id: Value.ID { value.id }
}

/// A row of a table: what its columns show of a value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    let value: Value

    public init(_ value: Value) { self.value = value }

    public var _rows: [_TableRowGroup<Value>] { [_TableRowGroup(rows: [_TableRow(value: value)])] }
}

/// Rows that a modifier or a builder's block gives.
nonisolated public struct _TableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
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

    /// A menu for the row.
    public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M) -> some TableRowContent<TableRowValue> {
        dressed { AnyView($0.contextMenu(menuItems: menuItems)) }
    }

    /// Calls the action when the pointer comes over the row or leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        dressed { AnyView($0.onHover(perform: action)) }
    }

    /// Lets people drag what the row stands for.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        dressed { AnyView($0.draggable(payload())) }
    }

    /// Lets people drop things on the row.
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

    /// Whether people can choose the row.
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
    /// Rows of a table made from a collection.
    public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Content.TableRowValue == V {
        self.init(data: data, content: content, id: { $0.id })
    }
}

nonisolated extension ForEach where Content: TableRowContent {
    /// Rows of a table made from a collection.
    public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

nonisolated extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
    /// A table's rows, one for each element.
    public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data: data, content: { TableRow($0) }, id: { $0.id })
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
    /// The groups with those that follow each other and are in no section made one.
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

/// Builds a table's rows out of the statements of a closure.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    @MainActor @preconcurrency public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows
    where Rows.TableRowValue == Value { rows }

    @MainActor @preconcurrency public static func buildBlock() -> _TableRows<Value> { _TableRows(_rows: []) }

    @MainActor @preconcurrency public static func buildPartialBlock<Rows: TableRowContent>(first: Rows) -> Rows
    where Rows.TableRowValue == Value { first }

    @MainActor @preconcurrency public static func buildPartialBlock<Rows: TableRowContent, Next: TableRowContent>(
        accumulated: Rows, next: Next
    ) -> _TableRows<Value> where Rows.TableRowValue == Value, Next.TableRowValue == Value {
        _TableRows(_rows: (accumulated._rows + next._rows).joinedGroups())
    }

    @MainActor @preconcurrency public static func buildIf<Rows: TableRowContent>(_ rows: Rows?) -> _TableRows<Value>
    where Rows.TableRowValue == Value { _TableRows(_rows: rows?._rows ?? []) }

    @MainActor @preconcurrency public static func buildEither<Rows: TableRowContent>(first: Rows) -> _TableRows<Value>
    where Rows.TableRowValue == Value { _TableRows(_rows: first._rows) }

    @MainActor @preconcurrency public static func buildEither<Rows: TableRowContent>(second: Rows) -> _TableRows<Value>
    where Rows.TableRowValue == Value { _TableRows(_rows: second._rows) }
}
