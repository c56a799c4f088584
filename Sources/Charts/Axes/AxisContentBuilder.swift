/// Builds the marks of an axis out of a closure.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildBlock() -> _AxisContentGroup { _AxisContentGroup { _ in } }
    public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
    public static func buildPartialBlock<C: AxisContent>(first: C) -> C { first }
    public static func buildPartialBlock<A: AxisContent, C: AxisContent>(
        accumulated: A, next: C
    ) -> _AxisContentGroup {
        _AxisContentGroup { groups in
            accumulated._append(to: &groups)
            next._append(to: &groups)
        }
    }
    public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
    public static func buildEither<C: AxisContent>(first: C) -> _AxisContentGroup { _AxisContentGroup(first._append) }
    public static func buildEither<C: AxisContent>(second: C) -> _AxisContentGroup { _AxisContentGroup(second._append) }
    public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}

/// Several marks of an axis.
nonisolated public struct _AxisContentGroup: AxisContent {
    public typealias Body = Never
    private let append: (inout _AxisGroups) -> Void

    init(_ append: @escaping (inout _AxisGroups) -> Void) { self.append = append }

    public func _append(to groups: inout _AxisGroups) { append(&groups) }
}
