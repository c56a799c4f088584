/// The look of navigation views. All are a stack: one screen at a time.
nonisolated public protocol NavigationViewStyle {}

/// The platform's usual look.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// One screen at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// Columns beside each other. Navigation views are stacks here, with a warning; `NavigationSplitView` has columns.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
    fileprivate init() {}
}

/// Two columns beside each other. Navigation views are stacks here, with a warning.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension View {
    /// The look of the navigation views in this view.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        if S.self == ColumnNavigationViewStyle.self || S.self == DoubleColumnNavigationViewStyle.self {
            Log.warning("navigationViewStyle(.columns) has no effect: use NavigationSplitView for columns")
        }
        return self
    }
}
