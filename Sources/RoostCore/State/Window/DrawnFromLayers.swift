extension EnvironmentValues {
    /// Whether a picture is drawn from layers outside of a window, as snapshot tests do.
    @Entry package var isDrawnFromLayers: Bool = false

    /// Whether a picture shows no hidden text, as pictures of a window's hierarchy do.
    @Entry package var hidesSecureText: Bool = false

    /// The text size of the app as a whole, where a picture's own differs; nil for that of the window.
    @Entry package var appTypeSize: DynamicTypeSize?
}
