import CoreGraphics

/// What a host shows a session in.
package struct Viewport: Sendable, Equatable {
    /// Points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    /// Room at the edges that the system covers, in points.
    package var safeArea: EdgeInsets

    package init(size: CGSize, scale: CGFloat = 2, safeArea: EdgeInsets = EdgeInsets()) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }
}
