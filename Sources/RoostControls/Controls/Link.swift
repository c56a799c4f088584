import Foundation
import RoostCore

/// Text, or any view, that leads to an address; links stay links in PDF and SVG.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @State private var isPressed = false
    @Environment(\.openURL) private var openURL
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyles) private var foregroundStyles
    @Environment(\.isKeyPressed) private var isKeyPressed

    /// A link with any view as its label. A press hands `destination` to the `openURL` action.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        label
            .foregroundStyle(style)
            .opacity(isPressed || isKeyPressed ? 0.3 : !isEnabled && foregroundStyles.isChosen ? 0.5 : 1)
            .contentShape(Rectangle())
            .onPress($isPressed) { open() }
            .focusRing(RoundedRectangle(cornerRadius: 4, style: .continuous))
            .linkArea(destination)
            .control(AccessibleControl(.link, hiddenLabel: spokenWords(of: label)) { runIsolated { open() } })
    }

    private var style: AnyShapeStyle {
        if foregroundStyles.isChosen { return AnyShapeStyle(.foreground) }
        return isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary)
    }

    @MainActor private func open() { openURL(destination) }
}

extension Link where Label == Text {
    /// A link with a text as its label.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
