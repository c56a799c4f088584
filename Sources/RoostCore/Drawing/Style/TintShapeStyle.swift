/// The style set by `tint(_:)`; otherwise the accent colour.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        var inputs = inputs
        let style = inputs.environment.tint
        // Inside a tint, a reference to the tint means the accent colour.
        inputs.environment.tint = nil
        return style?._resolveStyle(inputs) ?? Color.accentColor._resolveStyle(inputs)
    }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    /// The style set by `tint(_:)`; otherwise the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
