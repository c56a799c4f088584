extension EnvironmentValues {
    @Entry package var foregroundStyles: ForegroundStyles = ForegroundStyles()

    /// The style of backgrounds; nil for the system's background colour.
    @Entry public var backgroundStyle: AnyShapeStyle?

    /// The material that `background(_:)` has put behind the view; nil for none.
    @Entry public var backgroundMaterial: Material?

    /// The tint of controls; nil for the accent colour.
    @Entry package var tint: AnyShapeStyle?

    /// The value of `Color.accentColor`; nil for blue.
    @Entry package var accentColor: Color?
}
