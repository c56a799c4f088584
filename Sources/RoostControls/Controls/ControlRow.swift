import RoostCore

/// A control beside its label: on iOS at the far end of the row, on macOS right after the label.
nonisolated struct ControlRow<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    /// Whether the control may reach over the insets of a list's row on iOS. A form's rows with toggles, steppers and
    /// menus are as tall as all others.
    let overflowsInList: Bool
    @Environment(\.idiom) private var idiom
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsAreHidden) private var labelIsHidden

    init(label: Label, overflowsInList: Bool = false, @ViewBuilder control: () -> Control) {
        self.label = label
        self.overflowsInList = overflowsInList
        self.control = control()
    }

    @MainActor var body: some View {
        if labelIsHidden {
            control
        } else {
            HStack(spacing: 8) {
                label
                switch idiom {
                case .iOS:
                    Spacer(minLength: 0)
                    if overflowsInList && isInList { OverRowInsets { control } } else { control }
                case .macOS:
                    control.beginsFormControls()
                }
            }
        }
    }
}
