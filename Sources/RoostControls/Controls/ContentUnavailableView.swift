import CoreGraphics
import RoostCore

/// The content of an empty screen: the reason why it is empty, and actions.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions
    @Environment(\.barAbove) private var barAbove

    /// Label, description and actions one below the other, in the middle of the proposed room. The label's icon is
    /// large and grey.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The content stands higher without actions, as if their room was kept, and reaches over the room that it is given
    /// (read off pictures of iOS 18 and 26).
    @MainActor public var body: some View {
        Group(subviews: actions) { actions in
            VStack(spacing: 16) {
                VStack(spacing: 10.0 / 3) {
                    label.labelStyle(UnavailableLabelStyle())
                    description.font(.subheadline).defaultForegroundStyle(.secondary)
                }
                actions
            }
            .padding(.bottom, actions.isEmpty ? 58.0 / 3 : 0)
            .fixedSize(horizontal: false, vertical: true)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        // Apple's content can scroll, which the bar above knows (read off a picture of iOS 26).
        .onAppear { barAbove?.scrollViewAppeared() }
    }
}

nonisolated extension ContentUnavailableView
where Label == RoostControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title below a symbol, and a description if there is one.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    /// A title below the image named `name`, and a description if there is one.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: Label(title, image: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    /// A translated title below a symbol, and a description if there is one.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(label: Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    /// A translated title below the image named `name`, and a description if there is one.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(label: Label(title, image: name), description: description, actions: EmptyView())
    }

    private init(label: Label, description: Text?, actions: EmptyView) {
        self.label = label
        self.description = description
        self.actions = actions
    }
}

/// The content of `ContentUnavailableView.search`.
nonisolated public struct SearchUnavailableContent: Sendable {
    /// “No Results”, with the searched text if it is known, below a magnifying glass.
    nonisolated public struct Label: View {
        let text: String?

        @MainActor public var body: some View {
            if let text {
                RoostControls.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
            } else {
                RoostControls.Label("No Results", systemImage: "magnifyingglass")
            }
        }
    }

    /// The advice to check the spelling.
    nonisolated public struct Description: View {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// No actions.
    nonisolated public struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}

nonisolated extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search finds nothing.
    public static var search: Self { search(nil) }

    /// Says that the search for `text` finds nothing.
    public static func search(text: String) -> Self { search(text) }

    private static func search(_ text: String?) -> Self {
        Self(label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
    }
}

/// A large grey picture over a heading. The picture grows as the heading's lines do: at AX5 it is 2.357 times as large
/// (read off a picture of iOS 18).
nonisolated private struct UnavailableLabelStyle: LabelStyle, SystemStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        UnavailableLabel(configuration: configuration)
    }
}

nonisolated private struct UnavailableLabel: View {
    let configuration: LabelStyleConfiguration
    @ScaledMetric(relativeTo: .title2) private var iconSize: CGFloat = 48

    @MainActor var body: some View {
        VStack(spacing: 46.0 / 3) {
            configuration.icon.font(.system(size: iconSize)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
