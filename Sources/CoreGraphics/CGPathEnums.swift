/// The end of an open line.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// The corner between two segments of a line.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
