/// A control beside its label: on iOS at the far end of the row, on macOS right after the label.
nonisolated struct ControlRow<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    @Environment(\.idiom) private var idiom
    @Environment(\.labelsAreHidden) private var labelIsHidden

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    @MainActor var body: some View {
        if labelIsHidden {
            control
        } else {
            HStack(spacing: 8) {
                label
                if idiom == .iOS { Spacer(minLength: 0) }
                control
            }
        }
    }
}
