import SwiftUI

/// The content of a map: markers, annotations, lines and areas, and content made of them.
///
/// The declaration is Apple's. Your own types implement `body`.
@MainActor @preconcurrency
public protocol MapContent {
    /// The type of `body`; `Never` for what Roost draws itself.
    associatedtype Body: MapContent
    /// What the content is made of.
    @MapContentBuilder var body: Body { get }

    /// Adds the content's items.
    func _collect(into items: inout _MapItems)
}

extension MapContent {
    public func _collect(into items: inout _MapItems) { body._collect(into: &items) }
}

extension Never: MapContent {}

extension MapContent where Body == Never {
    /// An item has no body: a call is a programming error and stops the program, as with Apple's.
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is an item of a map") }
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
    public func _collect(into items: inout _MapItems) { self?._collect(into: &items) }
}

/// Nothing on a map.
nonisolated public struct EmptyMapContent: MapContent {
    public typealias Body = Never
    /// Nothing.
    public init() {}
    @MainActor public func _collect(into items: inout _MapItems) {}
}

/// Builds a map's content from the statements of a closure.
@resultBuilder
public enum MapContentBuilder {
    /// A statement that is content of a map is that content.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

    /// An empty closure has no items.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

    /// A single statement is its content.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

    /// Several statements are the content of all.
    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> _TupleMapContent<repeat each Content> {
        _TupleMapContent(repeat each content)
    }

    /// An `if` without `else`: nothing if the condition is false.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

    /// The first branch of `if`/`else` or of a `switch`.
    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> _ConditionalMapContent<First, Second> {
        .first(first)
    }

    /// The second branch of `if`/`else` or of a `switch`.
    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> _ConditionalMapContent<First, Second> {
        .second(second)
    }

    /// The branch of an `if #available`.
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content { content }
}

/// The content of several statements.
nonisolated public struct _TupleMapContent<each Content: MapContent>: MapContent {
    public typealias Body = Never
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    @MainActor public func _collect(into items: inout _MapItems) { repeat (each content)._collect(into: &items) }
}

/// The content of one of two branches.
nonisolated public enum _ConditionalMapContent<First: MapContent, Second: MapContent>: MapContent {
    public typealias Body = Never
    case first(First)
    case second(Second)

    @MainActor public func _collect(into items: inout _MapItems) {
        switch self {
        case .first(let content): content._collect(into: &items)
        case .second(let content): content._collect(into: &items)
        }
    }
}
