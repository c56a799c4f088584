import RoostCore

/// The place of a search field.
public struct SearchFieldPlacement: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, drawer, sidebar, toolbar
    }

    let kind: Kind

    /// Whether a field below the title shows while nobody searches; here it always does.
    public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
        private let isAlways: Bool
        /// Apple hides the field while content scrolls; here it stays.
        public static let automatic = Self(isAlways: false)
        /// The field always shows.
        public static let always = Self(isAlways: true)
    }

    /// At the bottom of an iPhone's screen, at the top elsewhere.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
    /// At the top of the sidebar.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    /// Among the toolbar's items: at the bottom of an iPhone's screen, at the top elsewhere.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)

    /// Below the title; `displayMode` has no effect here.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { .navigationBarDrawer }

    var isAtBottom: Bool { kind == .automatic || kind == .toolbar }
}

/// When the scopes of a search show.
public struct SearchScopeActivation: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case automatic, onTextEntry, onSearchPresentation }
    private let kind: Kind

    /// Same as `onSearchPresentation`.
    public static var automatic: SearchScopeActivation { Self(kind: .automatic) }
    /// As soon as the field contains text.
    public static var onTextEntry: SearchScopeActivation { Self(kind: .onTextEntry) }
    /// As soon as people search.
    public static var onSearchPresentation: SearchScopeActivation { Self(kind: .onSearchPresentation) }
}
