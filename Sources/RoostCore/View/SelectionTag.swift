/// What a selection knows a view by: the value of its tag, or the id that its row has.
///
/// A tag stands for a value of its own type, and unless it says otherwise for an optional of that type. Values of two
/// types are never the same, as `1` and `1.0` are not.
nonisolated package struct SelectionTag: Equatable {
    private let content: any Hashable
    private let includesOptional: Bool

    init<Value: Hashable>(_ value: Value, includesOptional: Bool = true) {
        content = value
        self.includesOptional = includesOptional
    }

    /// What a row is known by that has no tag.
    init(id: AnyHashable) {
        self.init(id.base as? any Hashable ?? id)
    }

    private init(_ value: any Hashable) {
        content = value
        includesOptional = true
    }

    /// The value as a selection of this type has it; nil where such a selection cannot have it.
    func value<Selection: Hashable>(as type: Selection.Type) -> Selection? {
        func read<Value: Hashable>(_ value: Value) -> Selection? {
            if Value.self == Selection.self { return unsafeBitCast(value, to: Selection.self) }
            if includesOptional, Optional<Value>.self == Selection.self {
                return unsafeBitCast(Optional.some(value), to: Selection.self)
            }
            return Selection.self == AnyHashable.self ? unsafeBitCast(AnyHashable(value), to: Selection.self) : nil
        }
        return read(content)
    }

    /// Whether a selection that has this value has chosen the view.
    func stands<Selection: Hashable>(for selection: Selection) -> Bool { value(as: Selection.self) == selection }

    package static func == (a: SelectionTag, b: SelectionTag) -> Bool {
        func isSame<Value: Hashable>(_ value: Value) -> Bool {
            type(of: b.content) == Value.self && (b.content as? Value) == value
        }
        return a.includesOptional == b.includesOptional && isSame(a.content)
    }
}
