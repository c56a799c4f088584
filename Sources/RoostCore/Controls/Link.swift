import Foundation

/// Text, or any view, that leads to an address; links stay links in PDF and SVG.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        label
            .foregroundStyle(.tint)
            .linkArea(destination)
            .accessibleControl(AccessibleControl(.link, hiddenLabel: spokenWords(of: label)))
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
