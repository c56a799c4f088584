/// What a screen asks of the navigation bar above it.
struct NavigationBarRequest: Equatable {
    var title: Text?
    var subtitle: Text?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    var isHidden = false
    var hidesBackButton = false
    /// What is asked of the bar's ground, and of the buttons at the bottom.
    var bar = BarLook()
    var hidesBottomBar = false
    /// What lies behind the whole screen.
    var container: BarGround?

    var screenTitle: ScreenTitle { ScreenTitle(text: title, displayMode: displayMode) }
}

/// What a screen of a stack is called, for itself and for those above it.
struct ScreenTitle: Equatable {
    var text: Text?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
}

/// Names for the parts of navigation bars.
nonisolated public struct NavigationBarItem: Sendable {
    /// How large a title is.
    nonisolated public enum TitleDisplayMode: Sendable {
        /// As the screen below shows its own; large for a stack's first screen.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar.
        case large

        /// Whether the title is large of a screen above one whose title is, or is not.
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
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.bar.merge(next.bar)
        value.hidesBottomBar = value.hidesBottomBar || next.hidesBottomBar
        value.container = value.container ?? next.container
    }
}

/// What `navigationTitle(_:)` applies for a binding.
nonisolated struct BoundNavigationTitleModifier: ViewModifier {
    let title: Binding<String>

    func body(content: Content) -> some View { content.navigationTitle(title.wrappedValue) }
}

extension View {
    /// The title of the screen that this view is.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        transformPreference(NavigationBarRequestKey.self) { $0.title = title }
    }

    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// A second line below the title.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        transformPreference(NavigationBarRequestKey.self) { $0.subtitle = subtitle }
    }

    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// A title that the screen's value holds. Nothing here lets people edit it.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(BoundNavigationTitleModifier(title: title))
    }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

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

    /// How large the title is.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationBarRequestKey.self) { $0.displayMode = displayMode }
    }

    @available(*, deprecated, message: "Use toolbarVisibility(_:for:)")
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationBarRequestKey.self) { $0.isHidden = hidden }
    }

    /// Whether the way back is left out of the bar; the stack's path and `dismiss` still lead there.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationBarRequestKey.self) { $0.hidesBackButton = hidesBackButton }
    }

    /// Buttons for both sides of the bar.
    @available(
        *, deprecated, message: "Use toolbar(content:) with navigationBarLeading or navigationBarTrailing placement"
    )
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        let entries = [
            _ToolbarEntry(placement: .topBarLeading, content: AnyView(leading)),
            _ToolbarEntry(placement: .topBarTrailing, content: AnyView(trailing)),
        ]
        return transformPreference(ToolbarKey.self) { $0 += entries }
    }

    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading placement")
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        let entry = _ToolbarEntry(placement: .topBarLeading, content: AnyView(leading))
        return transformPreference(ToolbarKey.self) { $0.append(entry) }
    }

    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarTrailing placement")
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        let entry = _ToolbarEntry(placement: .topBarTrailing, content: AnyView(trailing))
        return transformPreference(ToolbarKey.self) { $0.append(entry) }
    }
}
