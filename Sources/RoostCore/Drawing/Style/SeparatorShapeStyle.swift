/// The colour of lines between rows and sections.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        Color(.separator)._resolveStyle(inputs)
    }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between rows and sections.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
