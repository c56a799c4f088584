/// The value by which a selection names a view: the view's tag, or the id of its row.
///
/// A tag stands for a value of its own type and, unless it says otherwise, for an optional of that type. Values of
/// different types are never the same: `1` and `1.0` differ.
nonisolated package struct SelectionTag: Equatable {
    private let content: any Hashable
    private let includesOptional: Bool
    /// The tags of modifiers further out, which count for selections of other types.
    private var outer: [SelectionTag] = []

    package init<Value: Hashable>(_ value: Value, includesOptional: Bool = true) {
        content = value
        self.includesOptional = includesOptional
    }

    /// The tag of a row that has only an id.
    package init(id: AnyHashable) {
        self.init(id.base as? any Hashable ?? id)
    }

    private init(_ value: any Hashable) {
        content = value
        includesOptional = true
    }

    /// The value as the selection's type; nil if a selection of this type cannot contain it.
    package func value<Selection: Hashable>(as type: Selection.Type) -> Selection? {
        func read<Value: Hashable>(_ value: Value) -> Selection? {
            if Value.self == Selection.self { return unsafeBitCast(value, to: Selection.self) }
            if includesOptional, Optional<Value>.self == Selection.self {
                return unsafeBitCast(Optional.some(value), to: Selection.self)
            }
            return Selection.self == AnyHashable.self ? unsafeBitCast(AnyHashable(value), to: Selection.self) : nil
        }
        return read(content) ?? outer.lazy.compactMap { $0.value(as: type) }.first
    }

    /// This tag with one that is written further out.
    func before(_ other: SelectionTag) -> SelectionTag {
        var result = self
        result.outer.append(other)
        return result
    }

    /// Whether a selection with this value has chosen the view.
    package func stands<Selection: Hashable>(for selection: Selection) -> Bool {
        value(as: Selection.self) == selection
    }

    package static func == (a: SelectionTag, b: SelectionTag) -> Bool {
        func isSame<Value: Hashable>(_ value: Value) -> Bool {
            type(of: b.content) == Value.self && (b.content as? Value) == value
        }
        return a.includesOptional == b.includesOptional && isSame(a.content) && a.outer == b.outer
    }
}
