import RoostCore

/// A button that opens the app's settings. On a page, which is one window, its press warns.
nonisolated public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// A button with any view as its label.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    @MainActor public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// A button with the system's words.
    public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The usual label of a `SettingsLink`.
nonisolated public struct DefaultSettingsLinkLabel: View {
    init() {}

    @MainActor public var body: some View { Label("Settings…", systemImage: "gear") }
}
