import RoostCore

/// A screen's requests to the navigation bar above it.
struct NavigationBarRequest: Equatable {
    var title: Text?
    var subtitle: Text?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    var isHidden = false
    /// Whether the screen says that the bar shows.
    var isShown = false
    var hidesBackButton = false
    /// The requested look of the bar.
    var bar = BarLook()
    var hidesBottomBar = false
    /// The background of the whole screen.
    var container: BarGround?

    var screenTitle: ScreenTitle { ScreenTitle(text: title, displayMode: displayMode) }
}

/// The title of a stack's screen, for its own bar and for those of the screens above.
struct ScreenTitle: Equatable {
    var text: Text?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
}

/// A namespace for the parts of navigation bars.
nonisolated public struct NavigationBarItem: Sendable {
    /// The size of a screen's title.
    nonisolated public enum TitleDisplayMode: Sendable {
        /// The size of the title on the screen below; large on a stack's first screen.
        case automatic
        /// A small title in the bar.
        case inline
        /// A large title below the bar, which moves under the bar as content scrolls.
        case large

        /// Whether the title is large, given whether the title of the screen below is.
        func isLarge(above below: Bool) -> Bool {
            switch self {
            case .automatic: below
            case .inline: false
            case .large: true
            }
        }
    }
}

struct NavigationBarRequestKey: PreferenceKey {
    static var defaultValue: NavigationBarRequest { NavigationBarRequest() }

    /// The first title counts.
    static func reduce(value: inout NavigationBarRequest, nextValue: () -> NavigationBarRequest) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        if value.displayMode == .automatic { value.displayMode = next.displayMode }
        value.isHidden = value.isHidden || next.isHidden
        value.isShown = value.isShown || next.isShown
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.bar.merge(next.bar)
        value.hidesBottomBar = value.hidesBottomBar || next.hidesBottomBar
        value.container = value.container ?? next.container
    }
}

/// The modifier behind `navigationTitle(_:)` with a binding.
nonisolated struct BoundNavigationTitleModifier: ViewModifier {
    let title: Binding<String>

    func body(content: Content) -> some View { content.navigationTitle(title.wrappedValue) }
}

extension View {
    /// Sets the title of this screen: in its bar on iOS, and as the window's title in a browser.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        // An empty title is none: it takes no room, and leaves the title of a view inside (seen in 100 pictures of iOS 18).
        transformPreference(NavigationBarRequestKey.self) {
            if !title.isEmptyLine { $0.title = title }
        }
    }

    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the translated title of this screen.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets a second line below the title in the bar. An empty one is none, as with titles.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        transformPreference(NavigationBarRequestKey.self) {
            if !subtitle.isEmptyLine { $0.subtitle = subtitle }
        }
    }

    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets the title of this screen from a binding. People cannot edit the title here, so the binding is only read.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(BoundNavigationTitleModifier(title: title))
    }

    /// The older form of `navigationTitle(_:)`.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// The older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the size of this screen's title; by default `.automatic`.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationBarRequestKey.self) { $0.displayMode = displayMode }
    }

    /// The older form of `toolbarVisibility(_:for:)`, for the navigation bar.
    @available(*, deprecated, message: "Use toolbarVisibility(_:for:)")
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationBarRequestKey.self) {
            $0.isHidden = hidden
            $0.isShown = !hidden
        }
    }

    /// Leaves the back button out of the bar, and turns off the swipe from the edge. The stack's path and `dismiss`
    /// still lead back.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationBarRequestKey.self) { $0.hidesBackButton = hidesBackButton }
    }

    /// Adds items to both ends of the bar.
    @available(
        *, deprecated, message: "Use toolbar(content:) with navigationBarLeading or navigationBarTrailing placement"
    )
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        let entries = [
            _ToolbarEntry(
                placement: .topBarLeading, content: AnyView(leading), holdsBarItems: barItems(type(of: leading))),
            _ToolbarEntry(
                placement: .topBarTrailing, content: AnyView(trailing), holdsBarItems: barItems(type(of: trailing))),
        ]
        return transformPreference(ToolbarKey.self) { $0 += entries }
    }

    /// Adds an item to the leading end of the bar.
    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading placement")
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        let entry = _ToolbarEntry(
            placement: .topBarLeading, content: AnyView(leading), holdsBarItems: barItems(type(of: leading)))
        return transformPreference(ToolbarKey.self) { $0.append(entry) }
    }

    /// Adds an item to the trailing end of the bar.
    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarTrailing placement")
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        let entry = _ToolbarEntry(
            placement: .topBarTrailing, content: AnyView(trailing), holdsBarItems: barItems(type(of: trailing)))
        return transformPreference(ToolbarKey.self) { $0.append(entry) }
    }
}

extension Text {
    /// Whether this is `Text("")`.
    fileprivate nonisolated var isEmptyLine: Bool { self == Text(verbatim: "") || self == Text("") }
}
