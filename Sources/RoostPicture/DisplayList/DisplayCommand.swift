import CoreGraphics

/// One drawing command. Every `push…` and `begin…` is matched by one `pop`, except that a mask has two parts: in
/// `beginMask … maskContent … pop` the first part is the mask, the second its content.
package enum DisplayCommand: Sendable, Equatable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    /// Glyphs with their first baseline origin at `origin`.
    case glyphs(GlyphRun, origin: CGPoint, Paint)
    /// A picture stretched over a rectangle.
    case image(ImageItem)
    /// Blurs the drawing below, inside a path: a Gaussian of standard deviation `radius` points. Renderers that cannot
    /// read their drawing (PDF, SVG) skip it.
    case backdropBlur(Path, FillStyle, radius: CGFloat)

    case pushTransform(CGAffineTransform)
    /// A perspective transform: `matrix` maps (x, y, 1) rows to homogeneous coordinates, row-major 3×3.
    case pushProjection([CGFloat])
    case pushClip(Path, FillStyle)
    /// Draws the group into a layer, and the layer with the given opacity.
    case pushOpacity(Double)
    /// Draws the group into a layer, and combines the layer with the drawing below.
    case pushBlend(BlendMode)
    /// Draws the group into a layer of its own (SwiftUI's `compositingGroup`).
    case pushLayer
    case pushFilter(Filter)
    /// Starts the drawing of the mask, whose alpha counts.
    case beginMask
    /// Ends the mask and starts its content.
    case maskContent
    /// A link: renderers that can (PDF, SVG, browser) make the rectangle a link.
    case pushLink(URL, CGRect)
    case pop
}
