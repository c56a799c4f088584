import SwiftUI

/// A form of a live activity.
public struct ActivityPreviewViewKind: Hashable, Sendable {
    /// A form of the island.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        /// Beside the camera, opened, or beside another activity.
        case compact, expanded, minimal
    }

    let island: DynamicIslandPreviewViewState?
    /// On the lock screen.
    public static let content = ActivityPreviewViewKind(island: nil)
    /// In the island.
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        ActivityPreviewViewKind(island: state)
    }
}

/// A live activity as a view: for `ImageRenderer` and previews. An addition of Roost's.
///
/// ```swift
/// ImageRenderer(content: ActivityView(DeliveryActivity(), as: .content, attributes: order, state: .onTheWay))
/// ```
public struct ActivityView: View {
    private let kind: ActivityPreviewViewKind
    private let content: AnyView?
    private let island: DynamicIsland?

    /// A state of an activity.
    /// - Parameter widget: A widget whose body is an `ActivityConfiguration` for these attributes; others show nothing,
    ///   with a warning.
    public init<W: Widget, Attributes: ActivityAttributes>(
        _ widget: W, as kind: ActivityPreviewViewKind, attributes: Attributes, state: Attributes.ContentState
    ) {
        let activity = widget.body._activity
        self.kind = kind
        content = activity?.content(attributes, state)
        island = activity?.island(attributes, state)
        if island == nil { Log.warning("\(W.self) shows no activity of \(Attributes.self)") }
    }

    public var body: some View {
        switch (kind.island, island) {
        case (nil, _): ActivityCard { content }
        case (.compact, let island?):
            IslandBar {
                island.leading
            } trailing: {
                island.trailing
            }
        case (.minimal, let island?):
            island.small.frame(width: 36.67, height: 36.67).background(.black, in: Circle()).environment(
                \.colorScheme, .dark)
        case (.expanded, let island?): OpenIsland(island: island)
        case (.some, nil): EmptyView()
        }
    }
}

/// The card of an activity on the lock screen of an iPhone of 393 points: 373 wide, at most 160 high.
private struct ActivityCard<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .frame(width: 373)
            .frame(maxHeight: 160)
            .fixedSize(horizontal: false, vertical: true)
            .backgroundPreferenceValue(ActivityTintKey.self) { tint in
                if let tint { tint } else { Rectangle().fill(.background) }
            }
            .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
    }
}

/// The island with a part on each side of the camera, which is 125 points wide.
private struct IslandBar<Leading: View, Trailing: View>: View {
    @ViewBuilder let leading: Leading
    @ViewBuilder let trailing: Trailing

    var body: some View {
        HStack(spacing: 0) {
            leading.frame(minWidth: 40, maxWidth: 62)
            Color.clear.frame(width: 125)
            trailing.frame(minWidth: 40, maxWidth: 62)
        }
        .frame(height: 36.67)
        .fixedSize()
        .background(.black, in: Capsule(style: .continuous))
        .environment(\.colorScheme, .dark)
    }
}

/// The opened island.
private struct OpenIsland: View {
    let island: DynamicIsland

    var body: some View {
        VStack(spacing: 4) {
            HStack(alignment: .top, spacing: 0) {
                island.regions[.leading].frame(maxWidth: .infinity, alignment: .leading)
                Color.clear.frame(width: 125, height: 36.67)
                island.regions[.trailing].frame(maxWidth: .infinity, alignment: .trailing)
            }
            island.regions[.center]
            island.regions[.bottom]
        }
        .padding(16)
        .frame(width: 371)
        .fixedSize(horizontal: false, vertical: true)
        .background(.black, in: RoundedRectangle(cornerRadius: 44, style: .continuous))
        .overlay {
            if let keyline = island.keyline {
                RoundedRectangle(cornerRadius: 44, style: .continuous).strokeBorder(keyline.opacity(0.5), lineWidth: 1)
            }
        }
        .environment(\.colorScheme, .dark)
    }
}

// MARK: Previews

/// Declares a preview of a live activity: `#Preview("Card", as: .content, using: attributes) { MyWidget() } contentStates:
/// { state }`. It shows the first state.
@freestanding(declaration)
public macro Preview<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    @WidgetBuilder widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "RoostMacros", type: "PreviewMacro")

/// Collects the states of a preview.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
    /// One state.
    public static func buildExpression(_ state: Attributes.ContentState) -> [Attributes.ContentState] { [state] }
    /// The states of all statements.
    public static func buildBlock(_ states: [Attributes.ContentState]...) -> [Attributes.ContentState] {
        states.flatMap { $0 }
    }
}

extension Preview {
    /// A preview of a live activity with states of your own.
    public init<W: Widget, Attributes: ActivityAttributes>(
        _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
        @WidgetBuilder widget: @escaping @MainActor () -> W,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init(name, traits: .sizeThatFitsLayout) {
            ActivityStatesView(widget: widget(), kind: viewKind, attributes: attributes, states: contentStates)
        }
    }
}

/// An activity with the first of some states, once they are there.
private struct ActivityStatesView<W: Widget, Attributes: ActivityAttributes>: View {
    let widget: W
    let kind: ActivityPreviewViewKind
    let attributes: Attributes
    let states: @MainActor () async -> [Attributes.ContentState]
    @State private var state: Attributes.ContentState?

    var body: some View {
        Group {
            if let state { ActivityView(widget, as: kind, attributes: attributes, state: state) } else { Color.clear }
        }
        .task { state = await states().first }
    }
}
