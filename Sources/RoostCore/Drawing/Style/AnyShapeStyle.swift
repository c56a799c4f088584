/// A style whose type is erased.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private enum Kept {
        case small(any ShapeStyle)
        /// A style that may contain others.
        case large(Nested<any ShapeStyle>)
    }

    private let kept: Kept

    /// Wraps a style; an `AnyShapeStyle` is not wrapped again.
    public init<S: ShapeStyle>(_ style: S) {
        if let erased = style as? AnyShapeStyle {
            self = erased
        } else {
            kept = MemoryLayout<S>.size < MemoryLayout<AnyShapeStyle>.size ? .small(style) : .large(Nested(style))
        }
    }

    /// Whether the style is a level of the foreground style.
    var isHierarchical: Bool {
        if case .small(let style) = kept { style is HierarchicalShapeStyle } else { false }
    }

    private var style: any ShapeStyle {
        switch kept {
        case .small(let style): style
        case .large(let nested): nested.value
        }
    }

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        switch kept {
        case .small(let style): style._resolveStyle(inputs)
        case .large(let nested): StackGuard.run { nested.value._resolveStyle(inputs) }
        }
    }
}

/// Setting an equal style again changes nothing for the views inside. Styles of one type are equal if they are known to
/// be.
nonisolated extension AnyShapeStyle: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        func isSame<S: ShapeStyle>(_ style: S) -> Bool {
            (rhs.style as? S).map { isKnownEqual(style, $0) } ?? false
        }
        return switch lhs.kept {
        case .small(let style): isSame(style)
        case .large(let nested): StackGuard.run { isSame(nested.value) }
        }
    }
}
