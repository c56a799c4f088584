import RoostCore

/// The place of a tab bar.
nonisolated public struct TabBarPlacement: Hashable, Sendable {
    private let value: Int
    /// At the top.
    public static let topBar = TabBarPlacement(value: 0)
    /// In a sidebar.
    public static let sidebar = TabBarPlacement(value: 1)
    /// At the bottom.
    public static let bottomBar = TabBarPlacement(value: 2)
    /// In a menu.
    public static let ellipsis = TabBarPlacement(value: 3)
    /// In the dots of pages.
    public static let pageIndicator = TabBarPlacement(value: 4)
}
