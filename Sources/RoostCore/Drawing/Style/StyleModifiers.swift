/// The modifier behind `foregroundStyle(_:)`.
nonisolated public struct _ForegroundStyleModifier: EnvironmentChange {
    public typealias Body = Never
    /// Empty for the system's styles.
    let levels: [AnyShapeStyle]
    /// Whether a container of the library sets them for what it holds.
    var isDefault = false

    package func change(_ environment: inout EnvironmentValues) {
        environment.foregroundStyles =
            levels.isEmpty
            ? ForegroundStyles() : environment.foregroundStyles.setting(levels, isDefault: isDefault)
    }
}

/// The modifier behind `tint(_:)`.
nonisolated public struct _TintModifier: EnvironmentChange {
    public typealias Body = Never
    let style: AnyShapeStyle?
    /// The style if it is a colour, which then is `Color.accentColor` too.
    let color: Color?

    package func change(_ environment: inout EnvironmentValues) {
        environment.tint = style
        // The accent colour as a tint is the one outside of it.
        if color == .accentColor { return }
        if style == nil || color != nil { environment.accentColor = color }
    }
}

nonisolated extension View {
    /// Sets the style of text, symbols and shapes inside, and of the labels of buttons. The innermost one wins (case
    /// `txs-C6`).
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(levels: [AnyShapeStyle(style)]))
    }

    /// Sets the styles of the levels `.primary` and `.secondary`.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(_ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the styles of the levels `.primary`, `.secondary` and `.tertiary`.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            _ForegroundStyleModifier(
                levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets the colour of text, symbols and shapes inside, and of the labels of buttons; nil for the system's own.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(_ForegroundStyleModifier(levels: color.map { [AnyShapeStyle($0)] } ?? []))
    }

    /// Sets the style of what a container of the library holds. The labels of buttons keep their own style.
    package func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(levels: [AnyShapeStyle(style)], isDefault: true))
    }

    /// Sets the style that `.background` means inside.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// Sets the tint of controls inside; nil for the accent colour.
    public func tint(_ tint: Color?) -> some View {
        modifier(_TintModifier(style: tint.map { AnyShapeStyle($0) }, color: tint))
    }

    /// Sets the tint of controls inside. Only a colour also sets `Color.accentColor`.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(_TintModifier(style: AnyShapeStyle(tint), color: tint as? Color))
    }

    /// Sets `Color.accentColor` and the tint of controls inside; nil for the system's blue.
    public func accentColor(_ accentColor: Color?) -> some View {
        modifier(_TintModifier(style: accentColor.map { AnyShapeStyle($0) }, color: accentColor))
    }
}
