/// A mark of an axis whose type is erased.
nonisolated public struct AnyAxisMark: AxisMark {
    public typealias Body = Never
    private let mark: any AxisMark

    /// Wraps a mark.
    public init<M: AxisMark>(_ mark: M) { self.mark = mark }
    /// Wraps a mark.
    public init<M: AxisMark>(erasing mark: M) { self.mark = mark }

    public func _append(to parts: inout _AxisParts) { mark._append(to: &parts) }
}
