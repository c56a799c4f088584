/// The end of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
}

/// The corner between two segments of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
}

/// Which points are inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// The non-zero rule.
    case winding
    case evenOdd
}
