/// The thin grey that small and large areas are filled with; lower levels are thinner.
nonisolated public struct FillShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        let levels: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
        let color = levels[min(max(0, inputs.level), levels.count - 1)]
        return _ResolvedStyle(.color(color.resolve(in: inputs.environment)))
    }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
