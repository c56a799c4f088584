/// What `.foregroundStyle` applies.
nonisolated public struct _ForegroundStyleModifier: EnvironmentChange {
    public typealias Body = Never
    let levels: [AnyShapeStyle]

    package func change(_ environment: inout EnvironmentValues) {
        environment.foregroundStyles = environment.foregroundStyles.setting(levels)
    }
}

/// What `.tint` applies.
nonisolated public struct _TintModifier: EnvironmentChange {
    public typealias Body = Never
    let style: AnyShapeStyle?
    /// The style where it is a colour: it becomes `Color.accentColor` too.
    let color: Color?

    package func change(_ environment: inout EnvironmentValues) {
        environment.tint = style
        if style == nil || color != nil { environment.accentColor = color }
    }
}

nonisolated extension View {
    /// What text, symbols and shapes inside are drawn with. The innermost one wins (case `txs-C6`).
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(levels: [AnyShapeStyle(style)]))
    }

    /// What is drawn with, by the levels `.primary` and `.secondary`.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(_ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// What is drawn with, by the levels `.primary`, `.secondary` and `.tertiary`.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            _ForegroundStyleModifier(
                levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// What text, symbols and shapes inside are drawn with; nil for the label colour.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(_ForegroundStyleModifier(levels: [AnyShapeStyle(color ?? .primary)]))
    }

    /// What `BackgroundStyle` means inside.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// What controls inside are tinted with; nil for the accent colour.
    public func tint(_ tint: Color?) -> some View {
        modifier(_TintModifier(style: tint.map { AnyShapeStyle($0) }, color: tint))
    }

    /// What controls inside are tinted with.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(_TintModifier(style: AnyShapeStyle(tint), color: tint as? Color))
    }

    /// What `Color.accentColor` is inside; nil for the system's.
    public func accentColor(_ accentColor: Color?) -> some View {
        modifier(_TintModifier(style: accentColor.map { AnyShapeStyle($0) }, color: accentColor))
    }
}
