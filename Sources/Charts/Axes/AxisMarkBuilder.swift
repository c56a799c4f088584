/// Builds the marks of an axis at one value out of a closure.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildBlock() -> _AxisMarkGroup { _AxisMarkGroup { _ in } }
    public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
    public static func buildPartialBlock<M: AxisMark>(first: M) -> M { first }
    public static func buildPartialBlock<A: AxisMark, M: AxisMark>(accumulated: A, next: M) -> _AxisMarkGroup {
        _AxisMarkGroup { parts in
            accumulated._append(to: &parts)
            next._append(to: &parts)
        }
    }
    public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
    public static func buildEither<M: AxisMark>(first: M) -> _AxisMarkGroup { _AxisMarkGroup(first._append) }
    public static func buildEither<M: AxisMark>(second: M) -> _AxisMarkGroup { _AxisMarkGroup(second._append) }
    public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> AnyAxisMark { AnyAxisMark(mark) }
}

/// Several marks of an axis at one value.
nonisolated public struct _AxisMarkGroup: AxisMark {
    public typealias Body = Never
    private let append: (inout _AxisParts) -> Void

    init(_ append: @escaping (inout _AxisParts) -> Void) { self.append = append }

    public func _append(to parts: inout _AxisParts) { append(&parts) }
}
