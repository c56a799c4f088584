/// The ends of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// `butt` stops at the end point, `round` adds half a circle, and `square` adds half the line's width.
    case butt, round, square
}

/// The corners between two segments of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// `miter` extends the edges to a point, `round` adds an arc, and `bevel` cuts the corner off.
    case miter, round, bevel
}

/// The rule that decides the inside of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// The non-zero rule: inside are points that the path winds around.
    case winding
    /// The even-odd rule: inside are points that an odd number of turns encloses.
    case evenOdd
}
