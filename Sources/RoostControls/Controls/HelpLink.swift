import Foundation
import RoostCore

/// A round button with a question mark, for help.
nonisolated public struct HelpLink: View {
    private let action: @MainActor (OpenURLAction) -> Void
    @Environment(\.openURL) private var openURL

    /// A button that runs an action.
    @preconcurrency public init(action: @escaping @MainActor () -> Void) { self.action = { _ in action() } }

    /// A button that opens an address.
    public init(destination: URL) { action = { openURL in openURL(destination) } }

    /// A button for a place in a help book. There are none here: a press warns.
    public init(anchor: String) {
        action = { _ in Log.warning("HelpLink(anchor:) opens nothing: there are no help books") }
    }

    @MainActor public var body: some View {
        Button {
            action(openURL)
        } label: {
            Image(systemName: "questionmark").fontWeight(.semibold).frame(width: 16, height: 16)
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
        .controlSize(.small)
        .accessibilityLabel("Help")
    }
}
