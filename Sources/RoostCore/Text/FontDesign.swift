extension Font {
    /// A variant of the system font.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
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
