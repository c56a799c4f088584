import RoostCore

/// The look of navigation views. Here all are stacks: one screen at a time.
nonisolated public protocol NavigationViewStyle {}

/// The platform's usual look.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Same as `.automatic`.
    public init() {}
}

/// One screen at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Same as `.stack`.
    public init() {}
}

/// Columns beside each other. Has no effect here, with a warning: use `NavigationSplitView` for columns.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
    fileprivate init() {}
}

/// Two columns beside each other. Has no effect here, with a warning: use `NavigationSplitView` for columns.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Accepted for existing code; the navigation view stays a stack.
    public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Accepted for existing code; the navigation view stays a stack, and a warning says so.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The platform's usual look: a stack.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension View {
    /// Sets the look of the navigation views in this view, which are stacks whatever the style; `.columns` warns.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        if S.self == ColumnNavigationViewStyle.self || S.self == DoubleColumnNavigationViewStyle.self {
            Log.warning("navigationViewStyle(.columns) has no effect: use NavigationSplitView for columns")
        }
        return environment(\.navigationViewsAreStacks, S.self == StackNavigationViewStyle.self)
    }
}

extension EnvironmentValues {
    /// Whether navigation views are stacks by their style, and not only for want of width.
    @Entry var navigationViewsAreStacks: Bool = false
}
