/// A style with its opacity multiplied.
nonisolated public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        base._resolveStyle(inputs).multipliedOpacity(by: opacity.isFinite ? opacity : 1)
    }
}

/// A style with a blend mode.
nonisolated public struct _BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        var style = base._resolveStyle(inputs)
        style.blendMode = mode
        return style
    }
}

/// A style with a shadow.
nonisolated public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        var style = base._resolveStyle(inputs)
        style.shadows.append(shadow.resolve(in: inputs.environment))
        return style
    }
}

// Gradients and colours are views too. Where both modifiers fit, these give way to the view's.
nonisolated extension ShapeStyle {
    /// The style with its opacity multiplied.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }

    /// The style with a blend mode for combining it with the drawing below.
    @_disfavoredOverload
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(base: self, mode: mode) }

    /// The style with a drop shadow or an inner shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(base: self, shadow: style) }
}

/// A gradient or another view that is a style as well, with its opacity multiplied: it stays both.
nonisolated public struct _OpacityStyleView<Base: ShapeStyle & View>: ShapeStyle, View {
    let base: Base
    let opacity: Double

    @MainActor public var body: some View { base.modifier(_OpacityEffect(opacity: opacity)) }

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        _OpacityShapeStyle(base: base, opacity: opacity)._resolveStyle(inputs)
    }
}

// With a style alone and a view alone, `background(gradient.opacity(0.5))` would be ambiguous.
nonisolated extension ShapeStyle where Self: View {
    /// The view, and the style that it is, with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle & View { _OpacityStyleView(base: self, opacity: opacity) }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity)
    }

    /// The foreground style with a blend mode.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(base: ForegroundStyle(), mode: mode)
    }

    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(base: ForegroundStyle(), shadow: style)
    }
}
