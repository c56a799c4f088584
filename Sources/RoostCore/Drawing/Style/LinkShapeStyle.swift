/// The colour of links.
nonisolated public struct LinkShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        Color(.link)._resolveStyle(inputs)
    }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
