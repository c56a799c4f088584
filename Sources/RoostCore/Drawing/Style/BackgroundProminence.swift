/// How strongly a view's background stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// An ordinary background.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A background in a strong colour, on which details need another colour than usual.
    public static let increased = BackgroundProminence(isIncreased: true)
}

extension EnvironmentValues {
    /// How strongly the background of a container's part stands out. It is `standard` unless a view above says
    /// otherwise: selected rows are grey here, also on macOS.
    @Entry public var backgroundProminence: BackgroundProminence = .standard
}
