extension Font {
    /// A design of the system font. Those other than the default use installed fonts, else the default one.
    public enum Design: Hashable, Sendable {
        case `default`
        /// Letters with serifs.
        case serif
        /// Letters with round ends: Nunito here.
        case rounded
        /// Letters of equal width.
        case monospaced

        var resolved: ResolvedFont.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }
}
