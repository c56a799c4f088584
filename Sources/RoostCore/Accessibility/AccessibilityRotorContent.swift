/// The entries of a rotor: an `AccessibilityRotorEntry`, a `ForEach` of entries, or a type of your own made of them.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    /// The type of `body`; `Never` for Roost's own entries.
    associatedtype Body: AccessibilityRotorContent
    /// The entries that this content consists of.
    @AccessibilityRotorContentBuilder var body: Body { get }

    /// The entries, resolved.
    var _entries: [_RotorEntry] { get }
}

extension AccessibilityRotorContent {
    /// The entries of `body`.
    public var _entries: [_RotorEntry] { body._entries }
}

extension AccessibilityRotorContent where Body == Never {
    /// Roost's own entries have no body: a call is a programming error and stops the program.
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is primitive") }
}

extension Never: AccessibilityRotorContent {
    public var _entries: [_RotorEntry] { [] }
}

/// One entry of a rotor, resolved.
nonisolated public struct _RotorEntry {
    /// The words of the entry; nil for the text of the range.
    let label: Text?
    /// The id of the view that the entry leads to; nil for the view with the rotor.
    let id: AnyHashable?
    let textRange: Range<String.Index>?
    let prepare: () -> Void
}

/// Several entries of a rotor, in order.
nonisolated public struct _RotorEntries: AccessibilityRotorContent {
    public typealias Body = Never
    public let _entries: [_RotorEntry]
}

/// Builds a rotor's entries from the statements of a closure: entries, `if`, `if`–`else` and `ForEach`.
@MainActor @preconcurrency
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    /// A single statement of the closure.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// The entries of all statements, in order.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        var entries: [_RotorEntry] = []
        for part in repeat each content { entries += part._entries }
        return _RotorEntries(_entries: entries)
    }

    /// The entries of an `if` without an `else`; none while the condition is false.
    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> some AccessibilityRotorContent {
        _RotorEntries(_entries: content?._entries ?? [])
    }

    /// The entries of the first branch of an `if` or `switch`.
    public static func buildEither<Content: AccessibilityRotorContent>(
        first: Content
    ) -> _RotorEntries { _RotorEntries(_entries: first._entries) }

    /// The entries of another branch of an `if` or `switch`.
    public static func buildEither<Content: AccessibilityRotorContent>(
        second: Content
    ) -> _RotorEntries { _RotorEntries(_entries: second._entries) }
}

nonisolated extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// The entries of all elements.
    @MainActor @preconcurrency public var _entries: [_RotorEntry] { data.flatMap { content($0)._entries } }
}

nonisolated extension ForEach where Content: AccessibilityRotorContent {
    /// The entries of a collection's elements, identified by the elements' own ids.
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(rowsOf: data, content: content, id: { $0.id })
    }

    /// The entries of a collection's elements, identified by the value at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(rowsOf: data, content: content, id: { $0[keyPath: id] })
    }
}
