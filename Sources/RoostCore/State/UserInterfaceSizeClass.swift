/// The amount of room that a window has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room: on a live page, narrower than 600 points or lower than 480.
    case compact
    /// More room than `compact`: enough, across a window, for two columns side by side.
    case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private struct VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }

extension EnvironmentValues {
    /// The window's width class; nil without a window, as in images.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The window's height class; nil without a window, as in images.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
