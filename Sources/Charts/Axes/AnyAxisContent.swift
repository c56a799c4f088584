/// The marks of an axis whose type is erased.
nonisolated public struct AnyAxisContent: AxisContent {
    public typealias Body = Never
    private let content: any AxisContent

    /// Wraps marks.
    public init<C: AxisContent>(_ content: C) { self.content = content }
    /// Wraps marks.
    public init<C: AxisContent>(erasing content: C) { self.content = content }

    public func _append(to groups: inout _AxisGroups) { content._append(to: &groups) }
}
