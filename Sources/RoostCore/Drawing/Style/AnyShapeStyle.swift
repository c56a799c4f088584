/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    /// Whether both are styles of one type that are the same, as far as can be told.
    func isKnownEqual(to other: AnyShapeStyle) -> Bool {
        func isSame<S: ShapeStyle>(_ style: S) -> Bool {
            (other.style as? S).map { RoostCore.isKnownEqual(style, $0) } ?? false
        }
        return isSame(style)
    }

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle { style._resolveStyle(inputs) }
}
