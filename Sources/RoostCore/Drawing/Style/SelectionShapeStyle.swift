/// The colour of selected content: the tint.
nonisolated public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        TintShapeStyle()._resolveStyle(inputs)
    }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
