import CoreGraphics

/// A track (a column of a vertical grid, a row of a horizontal one) of a lazy grid.
public struct GridItem: Sendable {
    /// How broad a track is, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// Points to the next track; nil for 8.
    public var spacing: CGFloat?
    /// Of the cells in the track; nil for the centre.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
