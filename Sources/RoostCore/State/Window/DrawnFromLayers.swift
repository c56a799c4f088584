extension EnvironmentValues {
    /// Whether a picture is drawn from layers outside of a window, as snapshot tests do.
    @Entry package var isDrawnFromLayers: Bool = false

    /// The text size of the app as a whole, where a picture's own differs; nil for that of the window.
    @Entry package var appTypeSize: DynamicTypeSize?
}
