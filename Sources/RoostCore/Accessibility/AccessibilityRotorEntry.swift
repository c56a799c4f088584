/// An entry of a rotor: its words, and the view that it leads to.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public typealias Body = Never
    public let _entries: [_RotorEntry]

    private init(
        _ label: Text?, _ id: AnyHashable?, _ textRange: Range<String.Index>?, _ prepare: (() -> Void)?
    ) {
        _entries = [_RotorEntry(label: label, id: id, textRange: textRange, prepare: prepare ?? {})]
    }

    /// An entry for the view with an id, from `.id(_:)` or its `ForEach`.
    ///
    /// - Parameters:
    ///   - textRange: The part of the view's text that is meant. Here the entry leads to the whole view.
    ///   - prepare: Runs before the entry leads to its view, for instance to make that view.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label, AnyHashable(id), textRange, prepare)
    }

    /// An entry for the view that `accessibilityRotorEntry(id:in:)` marks in a namespace.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label, AnyHashable(RotorEntryID(id: AnyHashable(id), namespace: namespace)), textRange, prepare)
    }

    /// An entry for the view with an id, from `.id(_:)` or its `ForEach`.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    /// An entry for the view that `accessibilityRotorEntry(id:in:)` marks in a namespace.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
}

nonisolated extension AccessibilityRotorEntry where ID == Never {
    /// An entry for a part of the text of the view with the rotor.
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
        self.init(label, nil, textRange, prepare)
    }

    /// An entry for a part of the text of the view with the rotor.
    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
        self.init(Text(labelKey), nil, textRange, prepare)
    }

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), nil, textRange, prepare)
    }
}

/// The id of a view that `accessibilityRotorEntry(id:in:)` marks.
struct RotorEntryID: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

extension View {
    /// Marks the view that a rotor's entry with the same id and namespace leads to.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self.id(RotorEntryID(id: AnyHashable(id), namespace: namespace))
    }
}
