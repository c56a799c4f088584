import CoreGraphics

/// Rounds lengths to device pixels as SwiftUI does: it counts by the length of a pixel, and 59 times the number next to a
/// third is a little less than 59 thirds. Sums of such lengths end in Apple's last bits, which decide how many pixels a
/// picture has that fits a view (Rules.md, Pixels).
package struct PixelGrid: Sendable {
    /// A pixel's length in points.
    package let pixel: CGFloat

    /// - Parameter scale: Pixels per point.
    package init(scale: CGFloat) { pixel = 1 / (scale.isFinite && scale > 0 ? scale : 1) }

    /// A length rounded up to whole pixels; an excess below a millionth of a pixel does not count.
    package func roundUp(_ length: CGFloat) -> CGFloat { (length / pixel - 1e-6).rounded(.up) * pixel }

    /// A length rounded to the nearest pixel.
    package func round(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }

    /// The number of pixels that a length needs. The smallest excess counts.
    package func count(filling length: CGFloat) -> CGFloat { (length / pixel).rounded(.up) }
}
