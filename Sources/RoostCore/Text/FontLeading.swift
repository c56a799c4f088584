extension Font {
    /// Room between lines.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }
}
