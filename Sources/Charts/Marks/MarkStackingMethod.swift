/// The way in which bars or areas of the same place lie on each other.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: UInt8 { case standard, normalized, center, unstacked }

    let kind: Kind

    /// On each other, from zero: negative values below it.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// On each other, as shares of the whole.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// On each other, around the middle.
    public static let center = MarkStackingMethod(kind: .center)
    /// In front of each other, each from zero.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
