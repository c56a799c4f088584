/// The current foreground style, or a level below it: its secondary, tertiary, … variant.
///
/// Levels set by `foregroundStyle(_:_:)` or `foregroundStyle(_:_:_:)` are used as they are; those below the last one are
/// fainter versions of it.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level: the set colour at 50 % opacity, or the secondary label colour.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level: the set colour at 25 % opacity, or the tertiary label colour.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level: the set colour at 18 % opacity, or the quaternary label colour.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level: the set colour at 12 % opacity, or the quinary label colour.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        var inputs = inputs
        inputs.level += level
        return inputs.foregroundStyles.resolve(inputs)
    }

    /// The share of a style's opacity that remains a number of levels below it. The system's label colours have their
    /// own levels (`SystemColor`).
    static func opacity(_ level: Int) -> Double {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        case 3: 0.18
        default: 0.12
        }
    }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The foreground style's second level, as for captions.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The foreground style's third level.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The foreground style's fourth level.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The foreground style's fifth and faintest level.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A lower level of another style.
nonisolated public struct _HierarchicalVariant<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        var inputs = inputs
        inputs.level += level
        return base._resolveStyle(inputs)
    }
}

nonisolated extension ShapeStyle {
    /// The style's second level: a colour at 50 % opacity.
    public var secondary: some ShapeStyle { _HierarchicalVariant(base: self, level: 1) }
    /// The style's third level: a colour at 25 % opacity.
    public var tertiary: some ShapeStyle { _HierarchicalVariant(base: self, level: 2) }
    /// The style's fourth level: a colour at 18 % opacity.
    public var quaternary: some ShapeStyle { _HierarchicalVariant(base: self, level: 3) }
    /// The style's fifth level: a colour at 12 % opacity.
    public var quinary: some ShapeStyle { _HierarchicalVariant(base: self, level: 4) }
}
