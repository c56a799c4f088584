/// Where a search field stands.
nonisolated public struct SearchFieldPlacement: Sendable {
    fileprivate enum Kind { case automatic, top }

    fileprivate let kind: Kind

    /// Below the content, where thumbs are.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    public static let toolbar = SearchFieldPlacement(kind: .automatic)
    public static let toolbarPrincipal = SearchFieldPlacement(kind: .automatic)
    public static let sidebar = SearchFieldPlacement(kind: .top)
    /// Above the content, below the bar.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .top)

    /// Above the content, below the bar. It does not hide while content scrolls.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        .navigationBarDrawer
    }

    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// Ends a search: its text is forgotten, and its field gives up the focus.
nonisolated public struct DismissSearchAction {
    fileprivate var end: (@MainActor () -> Void)?

    fileprivate init(_ end: (@MainActor () -> Void)?) { self.end = end }

    @MainActor public func callAsFunction() { end?() }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { .init(nil) } }

extension EnvironmentValues {
    /// Whether the search field around is being used.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of the field around.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

/// What `searchable` applies: a field beside the content.
nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    var isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    @FocusState private var isFocused: Bool

    @MainActor func body(content: Content) -> some View {
        let isSearching = isFocused || !text.wrappedValue.isEmpty
        content
            .environment(\.isSearching, isSearching)
            .environment(\.dismissSearch, DismissSearchAction { end() })
            .safeAreaInset(edge: placement.kind == .top ? .top : .bottom, spacing: 0) {
                SearchField(
                    text: text, prompt: prompt, isSearching: isSearching, isFocused: $isFocused
                ) { end() }
            }
            .onChange(of: isFocused) { _, isFocused in
                if isFocused { isPresented?.wrappedValue = true }
            }
            .onChange(of: isPresented?.wrappedValue) { _, isPresented in
                if let isPresented { isFocused = isPresented }
            }
    }

    @MainActor private func end() {
        text.wrappedValue = ""
        isFocused = false
        isPresented?.wrappedValue = false
    }
}

/// A capsule with a magnifying glass, the text, and a way to clear it.
nonisolated private struct SearchField: View {
    let text: Binding<String>
    let prompt: Text?
    let isSearching: Bool
    let isFocused: FocusState<Bool>.Binding
    let end: @MainActor () -> Void
    @Environment(\.submitActions) private var submit

    @MainActor var body: some View {
        HStack(spacing: 8) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                TextField(text: text, prompt: prompt ?? Text("Search")) { Text("Search") }
                    .textFieldStyle(.plain)
                    .focused(isFocused)
                    .onSubmit { submit.run(.search) }
                if !text.wrappedValue.isEmpty {
                    Button("Clear", systemImage: "xmark.circle.fill") { text.wrappedValue = "" }
                        .labelStyle(.iconOnly)
                        .foregroundStyle(.secondary)
                        .buttonStyle(.plain)
                }
            }
            .padding(.horizontal, 14)
            .frame(height: 44)
            .glassEffect()
            if isSearching {
                Button("Cancel", systemImage: "xmark", action: end)
                    .labelStyle(.iconOnly)
                    .buttonStyle(.plain)
                    .frame(width: 44, height: 44)
                    .glassEffect(in: Circle())
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }
}

extension View {
    /// Adds a field that people write what they look for into. What is shown follows from the text.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, placement: placement, prompt: prompt))
    }

    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// The same, where code says when the search begins and ends.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}
