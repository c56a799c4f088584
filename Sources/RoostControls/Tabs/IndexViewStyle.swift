import RoostCore

/// The look of the page dots of tab views. As with Apple's, the style is the system's own.
nonisolated public protocol IndexViewStyle {
    /// When a capsule stands behind the dots.
    var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// A dot for each page, with or without a capsule behind.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    /// When a capsule stands behind the dots.
    nonisolated public struct BackgroundDisplayMode: Sendable, Equatable {
        private enum Mode { case automatic, interactive, always, never }
        private let mode: Mode

        /// While the dots are pressed.
        public static let automatic = BackgroundDisplayMode(mode: .automatic)
        /// While the dots are pressed; the same as `automatic` here.
        public static let interactive = BackgroundDisplayMode(mode: .interactive)
        /// Always.
        public static let always = BackgroundDisplayMode(mode: .always)
        /// Never; the dots are white on the page itself.
        public static let never = BackgroundDisplayMode(mode: .never)
    }

    /// When a capsule stands behind the dots.
    public let _background: BackgroundDisplayMode

    /// - Parameter backgroundDisplayMode: When a capsule stands behind the dots.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _background = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots with a capsule behind them while they are pressed.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots with a capsule behind them whenever `backgroundDisplayMode` says so.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets the look of the page dots of the tab views in this view.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexBackground, style._background)
    }
}

extension EnvironmentValues {
    @Entry var indexBackground: PageIndexViewStyle.BackgroundDisplayMode = .automatic
}
