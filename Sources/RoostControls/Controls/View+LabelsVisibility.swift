import RoostCore

extension View {
    /// Hides the labels of the controls in this view, which then take the room of their other parts alone.
    /// Accessibility still reads the labels.
    nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Hides or shows the labels of the controls in this view. `.visible` and `.automatic` show them, also inside
    /// `labelsHidden()`. Accessibility always reads them.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}

private struct LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    /// Whether controls show their labels; `.automatic` unless `labelsVisibility(_:)` or `labelsHidden()` says otherwise.
    public internal(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    var labelsAreHidden: Bool { labelsVisibility == .hidden }
}
