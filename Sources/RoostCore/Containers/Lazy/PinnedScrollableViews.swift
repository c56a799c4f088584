/// The parts of a lazy container's sections that stay in view while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each kind of view.
    public let rawValue: UInt32
    /// - Parameter rawValue: One bit for each kind of view; unknown bits have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A section's header stays at the start of the visible area until the section ends.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// A section's footer stays at the end of the visible area while the section is visible.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
