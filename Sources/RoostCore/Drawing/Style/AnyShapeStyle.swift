/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle { style._resolveStyle(inputs) }
}

/// A body that sets the same style again changes nothing for the views inside: styles of one type are equal where they
/// are the same as far as can be told.
nonisolated extension AnyShapeStyle: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        func isSame<S: ShapeStyle>(_ style: S) -> Bool {
            (rhs.style as? S).map { isKnownEqual(style, $0) } ?? false
        }
        return isSame(lhs.style)
    }
}
