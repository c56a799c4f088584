import CoreGraphics

/// A track of a lazy grid: a column of a vertical grid, a row of a horizontal one.
public struct GridItem: Sendable {
    /// The breadth of a track, in points.
    public enum Size: Sendable {
        /// Exactly this breadth; a negative or infinite one counts as 0.
        case fixed(CGFloat)
        /// An equal share of the free breadth, within these limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many equal tracks of at least `minimum` as fit into the item's share, but at least one.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The breadth of the track, or of the tracks of an adaptive item.
    public var size: Size
    /// The gap to the next track, in points; nil for 8.
    public var spacing: CGFloat?
    /// The alignment of the cells in the track; nil for the centre.
    public var alignment: Alignment?

    /// - Parameters:
    ///   - spacing: The gap to the next track, in points; nil for 8.
    ///   - alignment: The alignment of the cells in the track; nil for the centre.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
