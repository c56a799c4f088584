/// The translucent grey that fills controls and other areas. Lower levels are thinner.
nonisolated public struct FillShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        let levels: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
        let color = levels[min(max(0, inputs.level), levels.count - 1)]
        return _ResolvedStyle(.color(color.resolve(in: inputs.environment)))
    }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
    /// The system's translucent grey for filled areas.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
