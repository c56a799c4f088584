/// How the inside of a path is found and drawn.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule decides what is inside; otherwise the non-zero rule.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
