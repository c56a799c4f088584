/// The colour of a text field's placeholder.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        Color(.placeholder)._resolveStyle(inputs)
    }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of a text field's placeholder.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
