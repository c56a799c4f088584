/// The current foreground style, or a step down from it: its secondary, tertiary, … variant.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        var inputs = inputs
        inputs.level += level
        return inputs.foregroundStyles.resolve(inputs)
    }

    /// How much of a style's opacity is left so many steps below it. The system's own label colours have their own
    /// (`SystemColor`).
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
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A step down from another style.
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
    /// The style's second level, half as strong for a colour.
    public var secondary: some ShapeStyle { _HierarchicalVariant(base: self, level: 1) }
    public var tertiary: some ShapeStyle { _HierarchicalVariant(base: self, level: 2) }
    public var quaternary: some ShapeStyle { _HierarchicalVariant(base: self, level: 3) }
    public var quinary: some ShapeStyle { _HierarchicalVariant(base: self, level: 4) }
}
