/// The look of the dots of tab views with pages. As with Apple's, the style is the system's own.
nonisolated public protocol IndexViewStyle {
    var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// A dot for each page, with or without a capsule behind.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a capsule behind the dots.
    nonisolated public struct BackgroundDisplayMode: Sendable, Equatable {
        private enum Mode { case automatic, interactive, always, never }
        private let mode: Mode

        /// While people use the dots.
        public static let automatic = BackgroundDisplayMode(mode: .automatic)
        /// While people use the dots.
        public static let interactive = BackgroundDisplayMode(mode: .interactive)
        public static let always = BackgroundDisplayMode(mode: .always)
        public static let never = BackgroundDisplayMode(mode: .never)
    }

    public let _background: BackgroundDisplayMode

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _background = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// The look of the dots of tab views with pages in this view.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexBackground, style._background)
    }
}

private struct IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
    var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}
