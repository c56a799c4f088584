import CoreGraphics

/// The fill of a path or a glyph run. Points are in the coordinates of the command.
package enum Paint: Equatable, Sendable {
    case color(ResolvedColor)
    case linearGradient(ResolvedGradient, start: CGPoint, end: CGPoint)
    case radialGradient(ResolvedGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A radial gradient whose unit circle is stretched over `bounds`; radii are fractions of its half extents.
    case ellipticalGradient(ResolvedGradient, bounds: CGRect, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Angles in radians, 0 at three o'clock, clockwise.
    case angularGradient(ResolvedGradient, center: CGPoint, startAngle: Double, endAngle: Double)
    /// A picture repeated from `origin`; each tile is `tileSize` points.
    case image(CGImage, origin: CGPoint, tileSize: CGSize)

    package static func == (lhs: Paint, rhs: Paint) -> Bool {
        switch (lhs, rhs) {
        case (.color(let a), .color(let b)): a == b
        case (.linearGradient(let a, let s, let e), .linearGradient(let b, let t, let f)): a == b && s == t && e == f
        case (.radialGradient(let a, let c, let s, let e), .radialGradient(let b, let d, let t, let f)):
            a == b && c == d && s == t && e == f
        case (
            .ellipticalGradient(let a, let r, let c, let s, let e),
            .ellipticalGradient(let b, let q, let d, let t, let f)
        ):
            a == b && r == q && c == d && s == t && e == f
        case (.angularGradient(let a, let c, let s, let e), .angularGradient(let b, let d, let t, let f)):
            a == b && c == d && s == t && e == f
        case (.image(let a, let o, let s), .image(let b, let p, let t)): a === b && o == p && s == t
        default: false
        }
    }
}
