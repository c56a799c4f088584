import RoostCore

/// A field. In a form's columns its label stands before it, on the same baseline.
nonisolated struct FieldRow<Label: View, Field: View>: View {
    let label: Label
    let field: Field
    @Environment(\.isInFormColumns) private var isInFormColumns
    @Environment(\.labelsAreHidden) private var labelIsHidden

    init(label: Label, @ViewBuilder field: () -> Field) {
        self.label = label
        self.field = field()
    }

    @MainActor var body: some View {
        if isInFormColumns && !labelIsHidden {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                label
                field.beginsFormControls()
            }
        } else {
            field
        }
    }
}
