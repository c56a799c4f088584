import RoostCore

/// The look of navigation views: columns in a wide window on iOS, or one screen at a time.
nonisolated public protocol NavigationViewStyle {}

/// The platform's usual look: columns in a wide window on iOS, else a stack.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Same as `.automatic`.
    public init() {}
}

/// One screen at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Same as `.stack`.
    public init() {}
}

/// Columns beside each other where there is room, as by default.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
    fileprivate init() {}
}

/// Columns beside each other where there is room, as by default.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Same as `.columns`.
    public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns beside each other in a wide window on iOS, else a stack.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The platform's usual look: columns in a wide window on iOS, else a stack.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension View {
    /// Sets the look of the navigation views in this view. Outside of wide windows on iOS all are stacks.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewsAreStacks, S.self == StackNavigationViewStyle.self)
    }
}

extension EnvironmentValues {
    /// Whether navigation views are stacks by their style, and not only for want of width.
    @Entry var navigationViewsAreStacks: Bool = false
}
