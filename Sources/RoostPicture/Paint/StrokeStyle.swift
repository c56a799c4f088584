import CoreGraphics

/// The look of a path's line. Lengths are in points.
public struct StrokeStyle: Equatable, Sendable {
    /// The line's width in points, half of it on each side of the path. A line of width 0 is not drawn.
    public var lineWidth: CGFloat
    /// The shape of open ends.
    public var lineCap: CGLineCap
    /// The shape of corners.
    public var lineJoin: CGLineJoin
    /// The longest miter, in line widths. Sharper corners are bevelled.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn; empty for an unbroken line.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line starts.
    public var dashPhase: CGFloat

    /// A line of 1 point with square corners and plain ends, unless the arguments say otherwise.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
