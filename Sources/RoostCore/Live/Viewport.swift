import CoreGraphics

/// The window or page in which a host shows a session.
package struct Viewport: Sendable, Equatable {
    /// The size in points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    /// The room at the edges that the system covers, in points.
    package var safeArea: EdgeInsets

    package init(size: CGSize, scale: CGFloat = 2, safeArea: EdgeInsets = EdgeInsets()) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }
}
