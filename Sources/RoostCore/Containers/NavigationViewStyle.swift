/// The look of navigation views. Both are a stack: one screen at a time.
nonisolated public protocol NavigationViewStyle {}

/// The platform's usual look.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// One screen at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension View {
    /// The look of the navigation views in this view.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
