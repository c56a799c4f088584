extension Text {
    /// Where a text that does not fit gives way to an ellipsis.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
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
