/// Builds one view from the statements of a closure.
///
/// The parts are consumed, not copied: each copy of a view would retain every reference in it.
@resultBuilder
public enum ViewBuilder {
    /// A statement that is a view is that view.
    @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
        content
    }

    /// Lets the compiler name the statement that is not a view.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    /// An empty closure is an empty view.
    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

    /// A single statement is its view, without a wrapper.
    @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    /// Several statements are a tuple of their views.
    @inlinable public static func buildBlock<each Content: View>(_ content: repeat __owned each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }

    /// An `if` without `else`: nil if the condition is false.
    @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

    /// The first branch of `if`/`else` or of a `switch`.
    @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
        first: consuming TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        .trueContent(first)
    }

    /// The second branch of `if`/`else` or of a `switch`.
    @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
        second: consuming FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        .falseContent(second)
    }

    /// The branch of an `if #available`, with its type hidden: older systems may lack it.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
