/// Where a search field is.
public struct SearchFieldPlacement: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, drawer, sidebar, toolbar
    }

    let kind: Kind

    /// Whether a field below the title is there before somebody searches.
    public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
        private let isAlways: Bool
        /// While nothing is scrolled, which is where Roost keeps it.
        public static let automatic = Self(isAlways: false)
        public static let always = Self(isAlways: true)
    }

    /// At the bottom of an iPhone's screen, at the top elsewhere.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
    /// At the top of the sidebar.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    /// With the tools: at the bottom of an iPhone's screen.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)

    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { .navigationBarDrawer }

    var isAtBottom: Bool { kind == .automatic || kind == .toolbar }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case automatic, onTextEntry, onSearchPresentation }
    private let kind: Kind

    /// As `onSearchPresentation`.
    public static var automatic: SearchScopeActivation { Self(kind: .automatic) }
    /// Once something is written.
    public static var onTextEntry: SearchScopeActivation { Self(kind: .onTextEntry) }
    /// As soon as people search.
    public static var onSearchPresentation: SearchScopeActivation { Self(kind: .onSearchPresentation) }
}
