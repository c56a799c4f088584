/// What a screen asks of the navigation bar above it.
struct NavigationBarRequest: Equatable {
    var title: Text?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    var isHidden = false
}

/// Names for the parts of navigation bars.
nonisolated public struct NavigationBarItem: Sendable {
    /// How large a title is.
    nonisolated public enum TitleDisplayMode: Sendable {
        /// Large for a stack's first screen.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar.
        case large
    }
}

struct NavigationBarRequestKey: PreferenceKey {
    static var defaultValue: NavigationBarRequest { NavigationBarRequest() }

    /// The first title counts.
    static func reduce(value: inout NavigationBarRequest, nextValue: () -> NavigationBarRequest) {
        let next = nextValue()
        value.title = value.title ?? next.title
        if value.displayMode == .automatic { value.displayMode = next.displayMode }
        value.isHidden = value.isHidden || next.isHidden
    }
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
}
