import Foundation
import RoostCore

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that sorts the rows by a value.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator: AnyHashable(KeyPathComparator(value)), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator: AnyHashable(KeyPathComparator(value)), content: content)
    }

    /// A column that sorts the rows by a value.
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, comparator: AnyHashable(KeyPathComparator(value)), content: content)
    }

    /// A column that sorts the rows by a value, in the order of a comparator.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            Text(titleKey), comparator: AnyHashable(KeyPathComparator(value, comparator: comparator)), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            Text(title), comparator: AnyHashable(KeyPathComparator(value, comparator: comparator)), content: content)
    }

    /// A column that sorts the rows by a value, in the order of a comparator.
    public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(text, comparator: AnyHashable(KeyPathComparator(value, comparator: comparator)), content: content)
    }
}

nonisolated extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    /// A column that sorts the rows by a comparator.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator: AnyHashable(comparator), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator: AnyHashable(comparator), content: content)
    }

    /// A column that sorts the rows by a comparator.
    public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, comparator: AnyHashable(comparator), content: content)
    }

    /// A column that does not sort, in a table that other columns sort.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), comparator: nil, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), comparator: nil, content: content)
    }

    /// A column that does not sort, in a table that other columns sort.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, comparator: nil, content: content)
    }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// A column with a text for each row, which sorts the rows.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
        self.init(Text(titleKey), comparator: AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
        self.init(Text(title), comparator: AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
    }

    /// A column with a text for each row, which sorts the rows.
    public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) {
        self.init(text, comparator: AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
    }

    /// A column with a text for each row, which sorts the rows in the order of a comparator.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator
    ) {
        self.init(Text(titleKey), comparator: AnyHashable(KeyPathComparator(value, comparator: comparator))) {
            Text($0[keyPath: value])
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
    ) {
        self.init(Text(title), comparator: AnyHashable(KeyPathComparator(value, comparator: comparator))) {
            Text($0[keyPath: value])
        }
    }

    /// A column with a text for each row, which sorts the rows in the order of a comparator.
    public init(
        _ text: Text, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
    ) {
        self.init(text, comparator: AnyHashable(KeyPathComparator(value, comparator: comparator))) {
            Text($0[keyPath: value])
        }
    }
}
