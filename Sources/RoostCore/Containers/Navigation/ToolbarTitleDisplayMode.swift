/// How a screen's title is shown.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
    fileprivate let mode: NavigationBarItem.TitleDisplayMode

    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Below the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Below the bar; Apple's goes into it while content scrolls.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
    /// How the title of this screen is shown.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }
}
