/// The style that `tint` set, else the accent colour.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        var inputs = inputs
        let style = inputs.environment.tint
        // A tint that refers to the tint means the accent colour.
        inputs.environment.tint = nil
        return style?._resolveStyle(inputs) ?? Color.accentColor._resolveStyle(inputs)
    }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
