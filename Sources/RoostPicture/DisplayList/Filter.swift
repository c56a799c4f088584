import CoreGraphics

/// A change to a finished layer.
package enum Filter: Sendable, Equatable {
    /// A Gaussian blur of standard deviation `radius` points; `opaque` keeps the edges hard.
    case blur(radius: CGFloat, opaque: Bool)
    /// Draws a blurred copy in one colour below the group. The standard deviation is `radius` points.
    case shadow(color: ResolvedColor, radius: CGFloat, x: CGFloat, y: CGFloat)
    /// A 4×5 matrix, row-major, for unpremultiplied gamma sRGB in 0…1 (like SVG's feColorMatrix).
    case colorMatrix([Float])
    /// Turns colours into black whose alpha is their luminance (SwiftUI's `luminanceToAlpha`).
    case luminanceToAlpha
    /// Draws one colour where the alpha is between two values of 0…1, and nothing elsewhere.
    case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
}
