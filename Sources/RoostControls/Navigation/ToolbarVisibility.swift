import RoostCore

/// A screen's requests for the look of a bar.
struct BarLook: Equatable {
    var ground: BarGround?
    var visibility = Visibility.automatic
    var colorScheme: ColorScheme?

    /// The bar's background, which shows only if the screen makes it visible. Apple's bars also show theirs while
    /// content lies under them.
    var shownGround: BarGround? { visibility == .visible ? ground ?? BarGround(AnyShapeStyle(.bar)) : nil }

    mutating func merge(_ next: BarLook) {
        ground = ground ?? next.ground
        if visibility == .automatic { visibility = next.visibility }
        colorScheme = colorScheme ?? next.colorScheme
    }
}

/// A style behind a bar or a screen, up to the window's edges.
struct BarGround: Equatable {
    let style: AnyShapeStyle

    init(_ style: AnyShapeStyle) { self.style = style }

    @MainActor var view: some View { Rectangle().fill(style).ignoresSafeArea() }
}

/// A screen's requests to the surrounding tab view's bar.
struct TabBarRequest: Equatable {
    var isHidden = false
    var look = BarLook()

    var ground: BarGround? { look.shownGround }
    var colorScheme: ColorScheme? { look.colorScheme }

    init() {}

    /// The requests of the chosen screen.
    /// - Parameter all: The requests of all screens; reading them makes the evaluation depend on them.
    init(of chosen: Subview?, among all: [TabBarRequest]) {
        for request in chosen?.preference(TabBarRequestKey.self) ?? [] {
            isHidden = isHidden || request.isHidden
            look.merge(request.look)
        }
    }
}

/// The requests of all screens, in order.
struct TabBarRequestKey: PreferenceKey {
    static var defaultValue: [TabBarRequest] { [] }

    static func reduce(value: inout [TabBarRequest], nextValue: () -> [TabBarRequest]) { value += nextValue() }
}

extension [TabBarRequest] {
    /// Changes the requests of the views inside, or adds one if there are none.
    fileprivate mutating func change(_ change: (inout TabBarRequest) -> Void) {
        if isEmpty { append(TabBarRequest()) }
        for index in indices { change(&self[index]) }
    }
}

extension View {
    /// Shows or hides bars around this screen; without `bars`, its navigation bar.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars))
    }

    /// Shows or hides bars around this screen; without `bars`, its navigation bar.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars))
    }

    /// Sets the background of bars around this screen; without `bars`, of its navigation bar. It shows only together
    /// with `toolbarBackgroundVisibility(.visible)`.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let ground = BarGround(AnyShapeStyle(style))
        return modifier(BarLookModifier(bars: bars) { $0.ground = ground })
    }

    /// Shows the background of bars around this screen if `visibility` is `.visible`; without `bars`, of its navigation
    /// bar.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        modifier(BarLookModifier(bars: bars) { $0.visibility = visibility })
    }

    /// The older form of `toolbarBackgroundVisibility(_:for:)`.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarLookModifier(bars: bars) { $0.visibility = visibility })
    }

    /// Makes bars around this screen light or dark; without `bars`, its navigation bar. Nil leaves them in the colour
    /// scheme of their surroundings.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        modifier(BarLookModifier(bars: bars) { $0.colorScheme = colorScheme })
    }

    /// Sets a bar's own colour scheme, unless it is nil.
    @ViewBuilder nonisolated func barColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
    }
}

private struct ToolbarVisibilityModifier: ViewModifier {
    let visibility: Visibility
    let bars: [ToolbarPlacement]

    func body(content: Content) -> some View {
        content
            .transformPreference(NavigationBarRequestKey.self) { [bars, visibility] request in
                if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
                    request.isHidden = visibility == .hidden
                    request.isShown = visibility == .visible
                }
                if bars.contains(.bottomBar) { request.hidesBottomBar = visibility == .hidden }
            }
            .transformPreference(TabBarRequestKey.self) { [bars, visibility] requests in
                if bars.contains(.tabBar) { requests.change { $0.isHidden = visibility == .hidden } }
            }
    }
}

nonisolated private struct BarLookModifier: ViewModifier {
    let bars: [ToolbarPlacement]
    let change: (inout BarLook) -> Void

    @MainActor func body(content: Content) -> some View {
        content
            .transformPreference(NavigationBarRequestKey.self) { [bars, change] request in
                if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
                    change(&request.bar)
                }
            }
            .transformPreference(TabBarRequestKey.self) { [bars, change] requests in
                if bars.contains(.tabBar) { requests.change { change(&$0.look) } }
            }
    }
}
