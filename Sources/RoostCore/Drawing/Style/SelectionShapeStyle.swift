/// The colour of what is selected.
nonisolated public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        TintShapeStyle()._resolveStyle(inputs)
    }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
