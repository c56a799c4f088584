import CoreGraphics

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

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
    /// The radii that fit: on every edge at most half of it or what the neighbour leaves, whichever is more
    /// (cases `web-path-uneven-oversized-*`).
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
