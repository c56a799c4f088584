/// What a screen asks of a bar's look.
struct BarLook: Equatable {
    var ground: BarGround?
    var visibility = Visibility.automatic
    var colorScheme: ColorScheme?

    /// What is seen behind the bar. As with Apple's, a ground alone shows only where content scrolls under the bar; a bar
    /// at rest has none unless it is made visible.
    var shownGround: BarGround? { visibility == .visible ? ground ?? BarGround(AnyShapeStyle(.bar)) : nil }

    mutating func merge(_ next: BarLook) {
        ground = ground ?? next.ground
        if visibility == .automatic { visibility = next.visibility }
        colorScheme = colorScheme ?? next.colorScheme
    }
}

/// A style that lies behind a bar or a screen, up to the window's edges.
struct BarGround: Equatable {
    let style: AnyShapeStyle

    init(_ style: AnyShapeStyle) { self.style = style }

    @MainActor var view: some View { Rectangle().fill(style).ignoresSafeArea() }
}

/// What a screen asks of the bar of the tab view around it.
struct TabBarRequest: Equatable {
    var isHidden = false
    var look = BarLook()

    var ground: BarGround? { look.shownGround }
    var colorScheme: ColorScheme? { look.colorScheme }

    init() {}

    /// What the chosen screen asks.
    /// - Parameter all: What all screens ask; evaluating this depends on it.
    init(of chosen: Subview?, among all: [TabBarRequest]) {
        for request in chosen?.preference(TabBarRequestKey.self) ?? [] {
            isHidden = isHidden || request.isHidden
            look.merge(request.look)
        }
    }
}

/// The requests of all screens, in their order.
struct TabBarRequestKey: PreferenceKey {
    static var defaultValue: [TabBarRequest] { [] }

    static func reduce(value: inout [TabBarRequest], nextValue: () -> [TabBarRequest]) { value += nextValue() }
}

extension [TabBarRequest] {
    /// Changes what the views inside ask, or asks something if they do not.
    fileprivate mutating func change(_ change: (inout TabBarRequest) -> Void) {
        if isEmpty { append(TabBarRequest()) }
        for index in indices { change(&self[index]) }
    }
}

extension View {
    /// Whether bars are shown around this screen.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars))
    }

    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars))
    }

    /// What lies behind bars around this screen where their ground is seen.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let ground = BarGround(AnyShapeStyle(style))
        return modifier(BarLookModifier(bars: bars) { $0.ground = ground })
    }

    /// Whether the ground of bars around this screen is seen.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        modifier(BarLookModifier(bars: bars) { $0.visibility = visibility })
    }

    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarLookModifier(bars: bars) { $0.visibility = visibility })
    }

    /// Whether bars around this screen are light or dark; nil for as everything else.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        modifier(BarLookModifier(bars: bars) { $0.colorScheme = colorScheme })
    }

    /// Gives a bar a colour scheme of its own.
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
