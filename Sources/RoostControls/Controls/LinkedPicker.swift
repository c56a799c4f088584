import RoostCore

/// The chosen option in a row that leads to a screen of all options.
nonisolated struct LinkedPicker: View {
    let configuration: _PickerStyleConfiguration

    @MainActor var body: some View {
        NavigationLink {
            PickerScreen(configuration: configuration)
        } label: {
            LabeledContent {
                Group(subviews: configuration.options) { options in
                    options.first { configuration.isChosen($0) }
                }
            } label: {
                configuration.label
            }
        }
    }
}

/// All options in a list; choosing one leads back.
nonisolated private struct PickerScreen: View {
    let configuration: _PickerStyleConfiguration
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View {
        let closing = closing
        List {
            Group(subviews: configuration.options) { options in
                ForEach(options) { option in
                    InlineOption(configuration: closing, option: option)
                        .control(closing.control(of: option))
                }
            }
        }
        .navigationTitle(configuration.spokenLabel ?? Text(verbatim: ""))
        .navigationBarTitleDisplayMode(.inline)
    }

    @MainActor private var closing: _PickerStyleConfiguration {
        let chosen = configuration.selection
        let dismiss = dismiss
        let selection = PickerSelection(isChosen: chosen.isChosen) { tag in
            chosen.choose(tag)
            runIsolated { dismiss() }
        }
        return _PickerStyleConfiguration(
            label: configuration.label, spokenLabel: configuration.spokenLabel, options: configuration.options,
            selection: selection)
    }
}
