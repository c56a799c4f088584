/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle { style._resolveStyle(inputs) }
}
