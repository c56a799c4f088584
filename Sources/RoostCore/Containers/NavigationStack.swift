/// A screen under a navigation bar with its title and toolbar.
nonisolated public struct NavigationStack<Root: View>: View {
    private let root: Root

    public init(@ViewBuilder root: () -> Root) { self.root = root() }

    @MainActor public var body: some View { NavigationScreen(root: root) }
}

/// A screen under a navigation bar with its title and toolbar.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { NavigationScreen(root: content) }
}

nonisolated private struct NavigationScreen<Root: View>: View {
    let root: Root
    @State private var request = NavigationBarRequest()
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        switch idiom {
        case .iOS:
            VStack(spacing: 0) {
                if hasBar { Color.clear.frame(height: isLarge ? 116.5 : 64) }
                root.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .overlayPreferenceValue(ToolbarKey.self, alignment: .top) { items in
                if hasBar { NavigationBar(title: request.title, isLarge: isLarge, items: items) }
            }
            .backgroundPreferenceValue(ScreenGroundKey.self) { ground in
                Color(ground ?? .background)
            }
            .onPreferenceChange(NavigationBarRequestKey.self) { if request != $0 { request = $0 } }
        case .macOS:
            // The title is the window's (`web-nav1`).
            root
        }
    }

    private var hasBar: Bool { !request.isHidden }
    private var isLarge: Bool { request.title != nil && request.displayMode != .inline }
}

/// 64 points, and 52.5 more for a large title (`web-ios-nav-basic`).
nonisolated private struct NavigationBar: View {
    let title: Text?
    let isLarge: Bool
    let items: [ToolbarEntry]

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ZStack {
                HStack(spacing: 8) {
                    group(at: .leading)
                    Spacer(minLength: 0)
                    group(at: .trailing)
                }
                if let principal = items.first(where: { $0.placement.edge == nil }) {
                    principal.content
                } else if !isLarge {
                    title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
                }
            }
            .frame(height: 44)
            .padding(.vertical, 10)
            if isLarge {
                title.font(.largeTitle.bold()).lineLimit(1).frame(height: 52.5, alignment: .top)
                    .accessibilityAddTraits(.isHeader)
            }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    /// The buttons on one side, joined in a capsule 44 points tall.
    @ViewBuilder private func group(at edge: HorizontalEdge) -> some View {
        let members = items.filter { $0.placement.edge == edge }
        if !members.isEmpty {
            HStack(spacing: 16) {
                ForEach(members.indices, id: \.self) { members[$0].content }
            }
            .buttonStyle(PlainButtonStyle())
            .padding(.horizontal, 12)
            .frame(minWidth: 44, minHeight: 44)
            .background {
                Capsule(style: .continuous)
                    .fill(ControlColor.glass)
                    .shadow(color: .black.opacity(0.1), radius: 8, y: 2)
            }
        }
    }
}

/// The colour that a screen would like behind the bars.
struct ScreenGroundKey: PreferenceKey {
    static var defaultValue: SystemColor? { nil }
    static func reduce(value: inout SystemColor?, nextValue: () -> SystemColor?) { value = value ?? nextValue() }
}
