/// Builds one view out of the statements of a closure.
///
/// What is built up is handed on, not copied: each copy of a view counts all references in it.
@resultBuilder
public enum ViewBuilder {
    @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
        content
    }

    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

    @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    @inlinable public static func buildBlock<each Content: View>(_ content: repeat __owned each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }

    @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

    @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
        first: consuming TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        .trueContent(first)
    }

    @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
        second: consuming FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        .falseContent(second)
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
