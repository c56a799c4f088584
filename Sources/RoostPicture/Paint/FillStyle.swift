/// How a path is filled: the rule for its inside, and the smoothness of its edge.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule decides the inside; otherwise the non-zero rule does.
    public var isEOFilled: Bool
    /// Whether the edge is smooth; otherwise each pixel is filled completely or not at all.
    public var isAntialiased: Bool

    /// A fill by the non-zero rule with a smooth edge, unless the arguments say otherwise.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
