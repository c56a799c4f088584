import RoostCore

/// The size of a screen's title.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
    fileprivate let mode: NavigationBarItem.TitleDisplayMode

    /// The size of the title on the screen below; large on a stack's first screen.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// A large title below the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Same as `large` here.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
    /// A small title in the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
    /// Sets the size of this screen's title.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }
}
