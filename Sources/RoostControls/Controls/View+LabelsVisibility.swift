import RoostCore

extension View {
    /// Hides the labels of the controls in this view, which then take the room of their other parts alone.
    /// Accessibility still reads the labels.
    nonisolated public func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }
}

extension EnvironmentValues {
    @Entry var labelsAreHidden: Bool = false
}
