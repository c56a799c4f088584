import SwiftUI

/// Builds a chart's content from the statements of a closure.
@resultBuilder
public enum ChartContentBuilder {
    /// A statement that is content of a chart is that content.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    /// An empty closure has no marks.
    public static func buildBlock() -> _TupleChartContent<> { _TupleChartContent() }

    /// A single statement is its content.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    /// Several statements are the content of all.
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> _TupleChartContent<repeat each Content> {
        _TupleChartContent(repeat each content)
    }

    /// Content followed by more content, for code that composes content without a closure.
    public static func buildPartialBlock<Accumulated: ChartContent, Next: ChartContent>(
        accumulated: Accumulated, next: Next
    ) -> _TupleChartContent<Accumulated, Next> {
        _TupleChartContent(accumulated, next)
    }

    /// An `if` without `else`: nothing if the condition is false.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    /// The first branch of `if`/`else` or of a `switch`.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> {
        .first(first)
    }

    /// The second branch of `if`/`else` or of a `switch`.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        .second(second)
    }

    /// The branch of an `if #available`, with its type hidden: older systems may lack it.
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// The content of several statements.
nonisolated public struct _TupleChartContent<each Content: ChartContent>: ChartContent {
    public typealias Body = Never
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    public func _collect(into collector: inout _MarkCollector) {
        repeat (each content)._collect(into: &collector)
    }
}

/// The content of one of two branches.
nonisolated public enum BuilderConditional<TrueContent: ChartContent, FalseContent: ChartContent>: ChartContent {
    public typealias Body = Never
    case first(TrueContent)
    case second(FalseContent)

    public func _collect(into collector: inout _MarkCollector) {
        switch self {
        case .first(let content): content._collect(into: &collector)
        case .second(let content): content._collect(into: &collector)
        }
    }
}
