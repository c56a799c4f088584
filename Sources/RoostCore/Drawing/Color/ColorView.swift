/// As a view, a colour fills its proposal.
nonisolated extension Color: ShapeStyle, StyleView {
    public typealias Body = Never

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        let color = resolve(in: inputs.environment)
        return _ResolvedStyle(.color(color)).multipliedOpacity(by: HierarchicalShapeStyle.opacity(inputs.level))
    }
}

nonisolated extension Color.Resolved: ShapeStyle {
    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle { Color(self)._resolveStyle(inputs) }
}
