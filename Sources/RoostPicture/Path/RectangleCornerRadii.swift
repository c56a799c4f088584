import CoreGraphics

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The top leading corner's radius.
    public var topLeading: CGFloat
    /// The bottom leading corner's radius.
    public var bottomLeading: CGFloat
    /// The bottom trailing corner's radius.
    public var bottomTrailing: CGFloat
    /// The top trailing corner's radius.
    public var topTrailing: CGFloat

    /// The radii of the four corners, in points. Corners without one are square.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension RectangleCornerRadii {
    /// The radii limited to the rectangle. On each edge a radius takes at most half of the edge, or the rest beside its
    /// neighbour if that is more (cases `web-path-uneven-oversized-*`).
    func sizes(in rect: CGRect) -> Outline.CornerSizes {
        let (width, height) = (rect.width, rect.height)
        func limited(_ radius: CGFloat, beside: CGFloat, below: CGFloat) -> CGSize {
            guard radius > 0 else { return .zero }
            let horizontal = max(width / 2, width - max(0, beside))
            let vertical = max(height / 2, height - max(0, below))
            let length = min(radius, horizontal, vertical)
            return CGSize(width: length, height: length)
        }
        return Outline.CornerSizes(
            topLeft: limited(topLeading, beside: topTrailing, below: bottomLeading),
            topRight: limited(topTrailing, beside: topLeading, below: bottomTrailing),
            bottomRight: limited(bottomTrailing, beside: bottomLeading, below: topTrailing),
            bottomLeft: limited(bottomLeading, beside: bottomTrailing, below: topLeading))
    }
}
