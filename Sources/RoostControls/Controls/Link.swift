import Foundation
import RoostCore

/// Text, or any view, that leads to an address. It has the style of the buttons around it, and stays a link in PDF and
/// SVG.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link with any view as its label. A press hands `destination` to the `openURL` action.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        Button(accessibilityRole: .link) { [openURL, destination] in
            openURL(destination)
        } label: {
            label
        }
        .linkArea(destination)
    }
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

extension Link where Label == Text {
    /// A link with a translated text as its label.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
