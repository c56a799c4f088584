extension EnvironmentValues {
    /// Whether a picture is drawn from layers outside of a window, as snapshot tests do.
    @Entry package var isDrawnFromLayers: Bool = false
}
