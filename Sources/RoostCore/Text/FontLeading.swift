extension Font {
    /// The distance of lines.
    public enum Leading: Hashable, Sendable {
        /// The font's own.
        case standard
        /// 2 points less on iOS, 1 on macOS.
        case tight
        /// 2 points more on iOS, 1 on macOS.
        case loose
    }
}
