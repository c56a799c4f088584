import CoreGraphics
import RoostCore

/// The options one below the other, 6 points apart, each with a circle before it. The label stands before the first
/// option (`cis-FL10`, `csel-PK1`).
nonisolated struct RadioPicker: View {
    let configuration: _PickerStyleConfiguration
    @Environment(\.labelsAreHidden) private var labelIsHidden

    @MainActor var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            if !labelIsHidden { configuration.label }
            Group(subviews: configuration.options) { options in
                VStack(alignment: .leading, spacing: 6) {
                    ForEach(options) { option in
                        RadioOption(configuration: configuration, option: option)
                            .accessibleControl(configuration.control(of: option))
                    }
                }
                .focusRing(RoundedRectangle(cornerRadius: 6, style: .continuous))
                .control(configuration.control(options))
            }
            .beginsFormControls()
        }
    }
}

nonisolated private struct RadioOption: View {
    let configuration: _PickerStyleConfiguration
    let option: Subview
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        let isChosen = configuration.isChosen(option)
        CheckRow {
            Circle()
                .fill(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.fill)))
                .overlay { if isChosen { Circle().fill(.white).frame(width: 5, height: 5) } }
                .frame(width: 16, height: 16)
        } label: {
            option
        }
        .wholeOpacity(isEnabled ? isPressed ? 0.75 : 1 : 0.5)
        .contentShape(Rectangle())
        .onPress($isPressed) { configuration.choose(option) }
    }
}
