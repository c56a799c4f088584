extension Text {
    /// The place of the ellipsis in a text that does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At the start of the last line.
        case head
        /// At the end of the last line.
        case tail
        /// In the middle of the last line.
        case middle

        var resolved: ParagraphStyle.Truncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }
}
