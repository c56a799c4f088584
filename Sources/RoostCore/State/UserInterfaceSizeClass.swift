/// The amount of room that a window has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room: on a live page, narrower than 600 points or lower than 480.
    case compact
    /// More room than `compact`: enough, across a window, for two columns side by side.
    case regular
}

extension EnvironmentValues {
    /// The window's width class; nil without a window, as in images.
    @Entry public var horizontalSizeClass: UserInterfaceSizeClass?

    /// The window's height class; nil without a window, as in images.
    @Entry public var verticalSizeClass: UserInterfaceSizeClass?
}
