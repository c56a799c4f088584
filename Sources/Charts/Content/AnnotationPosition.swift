/// The side of a mark on which its annotation lies.
public struct AnnotationPosition: Hashable, Sendable {
    enum Side: Hashable {
        case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let side: Side

    /// Above the mark.
    public static let automatic = AnnotationPosition(side: .automatic)
    /// Over the mark.
    public static let overlay = AnnotationPosition(side: .overlay)
    /// Above the mark.
    public static let top = AnnotationPosition(side: .top)
    /// Below the mark.
    public static let bottom = AnnotationPosition(side: .bottom)
    /// Before the mark.
    public static let leading = AnnotationPosition(side: .leading)
    /// Behind the mark.
    public static let trailing = AnnotationPosition(side: .trailing)
    /// Above and before the mark.
    public static let topLeading = AnnotationPosition(side: .topLeading)
    /// Above and behind the mark.
    public static let topTrailing = AnnotationPosition(side: .topTrailing)
    /// Below and before the mark.
    public static let bottomLeading = AnnotationPosition(side: .bottomLeading)
    /// Below and behind the mark.
    public static let bottomTrailing = AnnotationPosition(side: .bottomTrailing)
}
