import RoostCore

extension View {
    /// Hides the labels of the controls in this view, which then take the room of their other parts alone.
    /// Accessibility still reads the labels.
    nonisolated public func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }
}

private struct LabelsAreHiddenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var labelsAreHidden: Bool {
        get { self[LabelsAreHiddenKey.self] }
        set { self[LabelsAreHiddenKey.self] = newValue }
    }
}
